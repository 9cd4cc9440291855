import { atLightness, black, contrast, hex, mix, parseColour, readableOn, white } from './colour'

test.each([
  ['#fff', [255, 255, 255]],
  [' #1677FF ', [22, 119, 255]],
  ['#1677ffff', [22, 119, 255]],
  ['rgb(1, 2,300)', [1, 2, 255]],
  ['rgba(1,2,3,1)', [1, 2, 3]],
  ['rgba(1,2,3,.5)', undefined],
  ['red', undefined],
  ['#12345', undefined],
  ['', undefined],
])('parses %s', (text, colour) => {
  expect(parseColour(text)).toEqual(colour)
})

test('contrast is that of WCAG', () => {
  expect(contrast(black, white)).toBeCloseTo(21)
  expect(contrast([0x77, 0x77, 0x77], white)).toBeCloseTo(4.48, 2)
  expect(contrast(white, [0x77, 0x77, 0x77])).toBeCloseTo(4.48, 2)
})

test('lightness keeps the hue', () => {
  expect(hex(atLightness([255, 0, 0], 0.25))).toBe('#800000')
  expect(hex(atLightness([0, 0, 255], 0.75))).toBe('#8080ff')
  expect(hex(atLightness([212, 162, 76], (212 + 76) / 2 / 255))).toBe('#d4a24c')
  expect(hex(atLightness([90, 90, 90], 1))).toBe('#ffffff')
})

test('mixes channel by channel', () => {
  expect(hex(mix(white, black, 0.5))).toBe('#808080')
})

test('leaves a colour that reads, darkens or lightens one that does not', () => {
  expect(readableOn([0x59, 0x59, 0x59], [white], 'dark')).toEqual([0x59, 0x59, 0x59])
  const gold = readableOn([212, 162, 76], [white], 'dark')
  expect(contrast(gold, white)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(gold, white)).toBeLessThan(5.2)
  expect(readableOn([10, 10, 10], [black], 'light')[0]).toBeGreaterThan(100)
})
