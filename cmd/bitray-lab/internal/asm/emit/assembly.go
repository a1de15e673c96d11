package emit

import (
	"reflect"
	"strings"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// Assembly has what kernels are written with: methods of the library's context, of which each is a field of its name.
// As fields, all instructions take their operands in a list, and jumps take the name of a label.
//
// The context has a method for each of three thousand instructions. For every type that embedded it the compiler
// would wrap all of them; for those in package lanes that took a minute.
type Assembly struct {
	Function    func(name string)
	Attributes  func(attr.Attribute)
	Signature   func(*gotypes.Signature)
	Pragma      func(directive string, arguments ...string)
	Doc         func(lines ...string)
	Param       func(name string) gotypes.Component
	ReturnIndex func(i int) gotypes.Component
	Store       func(from reg.Register, to gotypes.Component)
	AllocLocal  func(size int) operand.Mem
	Result      func() (*ir.File, error)

	GP32, GP64    func() reg.GPVirtual
	XMM, YMM, ZMM func() reg.VecVirtual
	K             func() reg.OpmaskVirtual

	Label       func(name string)
	Instruction func(*ir.Instruction)

	JBE, JE, JEQ, JG, JGE, JLE, JLT, JMP, JNE, JNZ, JZ Jump
	ADDQ, ANDL, ANDNL, ANDNQ, ANDQ, BLSIQ, BLSRQ, BSFL, BSWAPQ, BTQ, BZHIL, BZHIQ, CMOVQEQ, CMOVQLT, CMOVQNE, CMPB,
	CMPQ, DECQ, IMUL3Q, IMULQ, INCQ, LEAL, LEAQ, MOVB, MOVBLZX, MOVBQZX, MOVL, MOVQ, NEGQ, NOTQ, ORL, ORQ, PDEPQ,
	POPCNTL, POPCNTQ, RET, SBBQ, SHLL, SHLQ, SHLXQ, SHRL, SHRQ, SUBQ, TESTB, TESTL, TESTQ, TZCNTQ, XORL, XORQ Instruction
	KANDB, KANDNB, KANDNQ, KANDQ, KMOVB, KMOVQ, KNOTB, KORB, KORQ, KTESTB Instruction
	VBROADCASTI128, VBROADCASTI64X2, VEXTRACTI128, VEXTRACTI32X4, VEXTRACTI64X2, VEXTRACTI64X4, VGF2P8AFFINEQB,
	VINSERTI128, VMOVD, VMOVDQA, VMOVDQA64, VMOVDQA64_Z, VMOVDQU, VMOVDQU64, VMOVDQU64_Z, VMOVDQU8_Z, VMOVMSKPD,
	VMOVQ, VPADDB, VPADDQ, VPAND, VPANDN, VPANDNQ, VPANDQ, VPANDQ_Z, VPBLENDD, VPBLENDVB, VPBROADCASTB,
	VPBROADCASTD, VPBROADCASTQ, VPCMPEQB, VPCMPEQQ, VPCMPGTQ, VPCOMPRESSB_Z, VPCOMPRESSQ_Z, VPERMB, VPERMI2Q,
	VPERMQ, VPEXPANDB, VPLZCNTQ, VPMASKMOVQ, VPMAXUB, VPMINUB, VPMOVMSKB, VPMOVQB, VPMOVZXBQ, VPMOVZXBQ_Z, VPOPCNTQ,
	VPOR, VPORQ, VPROLVQ, VPSADBW, VPSHUFB, VPSHUFBITQMB, VPSHUFD, VPSLLQ, VPSLLVQ, VPSLLVQ_Z, VPSRAVQ, VPSRLDQ,
	VPSRLQ, VPSRLVQ, VPSRLW, VPSUBB, VPSUBQ, VPSUBUSB, VPTERNLOGQ, VPTEST, VPTESTMQ, VPTESTNMQ, VPUNPCKHBW,
	VPUNPCKHQDQ, VPUNPCKHWD, VPUNPCKLBW, VPUNPCKLQDQ, VPUNPCKLWD, VPXOR, VPXORQ, VZEROUPPER Instruction
}

type (
	// Instruction writes an instruction.
	Instruction func(operands ...operand.Op)
	// Jump writes a jump to a label.
	Jump func(label string)
	// Held is an operand for what is in a register.
	Held interface{ Register() reg.Register }
	// Each is an operand for a word in memory that the instruction broadcasts to all lanes.
	Each struct{ operand.Mem }
)

// Written returns a register that an instruction has written, or changed, which is its last operand.
func Written[R operand.Op](r R, instruction Instruction, operands ...operand.Op) R {
	instruction(append(operands, r)...)
	return r
}

// Branch compares two operands, and jumps to a label if the comparison comes out so.
func (a *Assembly) Branch(compare Instruction, x, y operand.Op, jump Jump, label string) {
	compare(x, y)
	jump(label)
}

func newAssembly(context *build.Context) (a Assembly) {
	methods, fields := reflect.ValueOf(context), reflect.ValueOf(&a).Elem()
	for i := range fields.NumField() {
		name := fields.Type().Field(i).Name
		method := methods.MethodByName(name)
		broadcasting := methods.MethodByName(strings.Replace(name+"_BCST", "_Z_BCST", "_BCST_Z", 1))
		switch field := fields.Field(i).Addr().Interface().(type) {
		case *Instruction:
			*field = func(operands ...operand.Op) {
				method, arguments := method, make([]reflect.Value, len(operands))
				for i, o := range operands {
					switch held := o.(type) {
					case Held:
						o = held.Register()
					case Each:
						o, method = held.Mem, broadcasting
					}
					arguments[i] = reflect.ValueOf(o)
				}
				method.Call(arguments)
			}
		case *Jump:
			*field = func(label string) { method.Call([]reflect.Value{reflect.ValueOf(operand.LabelRef(label))}) }
		default:
			fields.Field(i).Set(method)
		}
	}
	return a
}
