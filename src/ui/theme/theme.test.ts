import fc from 'fast-check'
import { contrast, parseColour, type Rgb } from './colour'
import { paletteOf, themeStyle } from './theme'
import { colourTokens, palettes, textPairs, type Palette, type Scheme } from './tokens'

const schemes: Scheme[] = ['light', 'dark']
const rgb = (text: string) => parseColour(text) as Rgb

function worst(palette: Palette, scheme: Scheme) {
  const tokens = colourTokens(palette, scheme)
  return textPairs.flatMap(([text, grounds]) =>
    grounds.map((ground) => ({
      pair: `${text} on ${ground}`,
      ratio: contrast(rgb(tokens[text]), rgb(tokens[ground])),
    })),
  )
}

describe.each(Object.keys(palettes) as (keyof typeof palettes)[])('theme %s', (name) => {
  test.each(schemes)('every text reads on every ground it may stand on, %s', (scheme) => {
    expect(worst(palettes[name], scheme).filter(({ ratio }) => ratio < 4.5)).toEqual([])
  })

  test.each(schemes)('edges of controls and words on disabled buttons can be seen, %s', (scheme) => {
    const tokens = colourTokens(palettes[name], scheme)
    for (const ground of ['page', 'surface', 'sunken'] as const) {
      expect(contrast(rgb(tokens.control), rgb(tokens[ground]))).toBeGreaterThanOrEqual(ground === 'surface' ? 3 : 2.8)
    }
    expect(contrast(rgb(tokens['on-disabled']), rgb(tokens.disabled))).toBeGreaterThanOrEqual(3)
  })
})

test.each(schemes)('a price is red in every theme, %s', (scheme) => {
  const prices = Object.values(palettes).map((palette) => rgb(colourTokens(palette, scheme).price))
  for (const [red, green, blue] of prices) expect(red - Math.max(green, blue)).toBeGreaterThan(80)
})

test('any colours of the server give readable pairs', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => '#' + n.toString(16).padStart(6, '0'))
  fc.assert(
    fc.property(colour, colour, fc.constantFrom(...schemes), (main, aux, scheme) => {
      for (const { ratio } of worst({ main, aux }, scheme)) expect(ratio).toBeGreaterThanOrEqual(4.5)
    }),
    {
      numRuns: 300,
      examples: [
        ['#ffffff', '#000000', 'light'],
        ['#000000', '#ffffff', 'dark'],
        ['#777777', '#ffff00', 'light'],
      ],
    },
  )
})

test.each([
  ['golden', palettes.golden],
  [{ name: 'blue' }, palettes.blue],
  [
    { name: 'pink', main_color: '#123456', aux_color: '' },
    { main: '#123456', aux: palettes.pink.aux },
  ],
  ['violet', palettes.red],
  ['constructor', palettes.red],
  [null, palettes.red],
])('palette of %j', (theme, palette) => {
  expect(paletteOf(theme)).toEqual(palette)
})

test('a colour that is none falls back instead of breaking the page', () => {
  expect(themeStyle({ main_color: 'url(x)', aux_color: 'red' }, 'light', 'standard')).toEqual(
    themeStyle('red', 'light', 'standard'),
  )
})

test('the root style carries the scale and our tokens, and stays the same object', () => {
  const style = themeStyle('blue', 'dark', 'extra')
  expect(style['--text-scale']).toBe('1.3')
  expect(style['--primary-fill']).toBe(colourTokens(palettes.blue, 'dark')['primary-fill'])
  expect(themeStyle('blue', 'dark', 'extra')).toBe(style)
})
