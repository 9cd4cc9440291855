import sharp from 'sharp'
import svgCaptcha from 'svg-captcha'

// the package's types leave out that it can be called
const draw = svgCaptcha as unknown as (text: string, options: Parameters<typeof svgCaptcha.create>[0]) => string

/** px; more than it is shown in, for sharp displays */
const size = { width: 180, height: 66 }

/** A PNG as data url. The digits are the library's own glyph paths, so no font of the machine is needed. */
export async function drawCaptcha(digits: string): Promise<string> {
  // given a ground, the library draws pale colours on it
  const svg = draw(digits, { ...size, fontSize: 69, noise: 3 })
  const png = await sharp(Buffer.from(svg)).flatten({ background: '#f4f5f7' }).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
