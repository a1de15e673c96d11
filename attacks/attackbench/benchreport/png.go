package benchreport

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"strconv"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"github.com/bitray/bitray/attacks/attackbench"
)

// pngScale is the number of dots of the image for a pixel of the layout, for sharp screens.
const pngScale = 2

// WritePNG writes the picture of [WriteSVG] as an image.
func WritePNG(w io.Writer, r *attackbench.Result) error {
	regular, err := face(goregular.TTF, 11.5)
	if err != nil {
		return err
	}
	bold, err := face(gobold.TTF, 13)
	if err != nil {
		return err
	}
	p := layOut(r)
	img := image.NewRGBA(image.Rect(0, 0, p.width*pngScale, p.height*pngScale))
	for _, s := range p.shapes {
		ink := image.NewUniform(parseColor(shades[s.class]))
		if s.text == "" {
			area := image.Rect(s.x, s.y, s.x+s.width, s.y+s.height)
			area.Min, area.Max = area.Min.Mul(pngScale), area.Max.Mul(pngScale)
			draw.Draw(img, area, ink, image.Point{}, draw.Src)
			continue
		}
		drawer := font.Drawer{Dst: img, Src: ink, Face: regular, Dot: fixed.P(s.x*pngScale, s.y*pngScale)}
		if s.large {
			drawer.Face = bold
		}
		if s.end {
			drawer.Dot.X -= drawer.MeasureString(s.text)
		}
		drawer.DrawString(s.text)
	}
	return png.Encode(w, img)
}

func face(ttf []byte, size float64) (font.Face, error) {
	parsed, err := opentype.Parse(ttf)
	if err != nil {
		return nil, err
	}
	return opentype.NewFace(parsed, &opentype.FaceOptions{Size: size, DPI: 72 * pngScale, Hinting: font.HintingFull})
}

// parseColor reads a color of [shades], such as "#3b6fb6".
func parseColor(text string) color.RGBA {
	rgb, err := strconv.ParseUint(text[1:], 16, 24)
	if err != nil {
		panic("bitray/benchreport: " + err.Error()) // part of this package
	}
	return color.RGBA{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), 0xff}
}
