import { atLightness, black, contrast, hex, mix, parseColour, readableOn, white, type Rgb } from './colour'

export type Scheme = 'light' | 'dark'

/** Main and second colour of a theme, any CSS hex or rgb() text. */
export interface Palette {
  main: string
  aux: string
}

const rgb = (text: string) => parseColour(text) as Rgb

const neutrals = {
  light: {
    page: '#f4f5f7',
    surface: '#ffffff',
    sunken: '#f4f5f7',
    line: '#ebedf0',
    'line-strong': '#d5d8de',
    text: '#1a1c20',
    'text-2': '#4b4f58',
    'text-3': '#686d77',
    disabled: '#e4e6ea',
    'on-disabled': '#7b8089',
    control: '#8a8f98',
    mask: 'rgba(12, 14, 18, 0.56)',
    'shadow-card': '0 2px 10px rgba(24, 28, 38, 0.04)',
    'shadow-float': '0 6px 20px rgba(24, 28, 38, 0.14)',
    'shadow-up': '0 -2px 12px rgba(24, 28, 38, 0.06)',
    shine: 'rgba(255, 255, 255, 0.6)',
  },
  dark: {
    page: '#0f1013',
    surface: '#1a1c20',
    sunken: '#24272c',
    line: '#2b2e34',
    'line-strong': '#42464e',
    text: '#f1f2f4',
    'text-2': '#c3c6cc',
    'text-3': '#9a9fa8',
    disabled: '#2f3238',
    'on-disabled': '#858a93',
    control: '#757b85',
    mask: 'rgba(0, 0, 0, 0.68)',
    'shadow-card': '0 0 0 transparent',
    'shadow-float': '0 6px 24px rgba(0, 0, 0, 0.5)',
    'shadow-up': '0 -1px 0 #2b2e34',
    shine: 'rgba(255, 255, 255, 0.05)',
  },
} as const

/** The same in both schemes: what lies on pictures, and the toast. */
const fixed = {
  'on-photo': '#ffffff',
  /** on our light pictures, in both schemes */
  'photo-ink': '#22252b',
  'photo-veil': 'rgba(255, 255, 255, 0.82)',
  'photo-shade': 'rgba(16, 18, 22, 0.62)',
  toast: '#2a2d33',
  'on-toast': '#ffffff',
} as const

const signals = { success: '#0e9f5d', warning: '#d9730d', danger: '#e5342b', info: '#2f6fed' } as const

/**
 * Fill and text of a button in any colour. White text on a shade dark enough for it where little darkening does;
 * on brighter colours (golden, yellow, lime) the colour stays and the text is a very dark shade of it.
 */
function fillOf(colour: Rgb): { fill: Rgb; deep: Rgb; on: Rgb } {
  if (contrast(colour, white) >= 2.7) {
    const fill = readableOn(colour, [white], 'dark')
    return { fill, deep: mix(fill, black, 0.08), on: white }
  }
  const deep = mix(colour, black, 0.06)
  return { fill: colour, deep, on: readableOn(atLightness(colour, 0.16), [colour, deep], 'dark', 5) }
}

/** Colour as text, and a tint with text that reads on it. `grounds` are what the text stands on besides the tint. */
function tintOf(colour: Rgb, scheme: Scheme, grounds: readonly Rgb[]): { text: Rgb; soft: Rgb; line: Rgb } {
  const surface = rgb(neutrals[scheme].surface)
  const soft = mix(surface, colour, scheme === 'light' ? 0.09 : 0.2)
  const text = readableOn(colour, [...grounds, soft], scheme === 'light' ? 'dark' : 'light')
  return { text, soft, line: mix(surface, colour, 0.38) }
}

/** Every colour token of a theme, by name without the leading dashes. */
export function colourTokens(palette: Palette, scheme: Scheme) {
  const base = neutrals[scheme]
  const grounds = [base.page, base.surface, base.sunken].map(rgb)
  const main = parseColour(palette.main) ?? rgb(palettes.red.main)
  const aux = parseColour(palette.aux) ?? rgb(palettes.red.aux)
  const primary = { ...fillOf(main), ...tintOf(main, scheme, grounds) }
  const second = { ...fillOf(aux), ...tintOf(aux, scheme, grounds) }
  const signal = (name: keyof typeof signals) => tintOf(rgb(signals[name]), scheme, grounds)
  const [success, warning, danger, info] = [signal('success'), signal('warning'), signal('danger'), signal('info')]
  const stop = fillOf(rgb(signals.danger))
  return {
    ...base,
    ...fixed,
    primary: hex(main),
    'primary-fill': hex(primary.fill),
    'primary-deep': hex(primary.deep),
    'on-primary': hex(primary.on),
    'primary-text': hex(primary.text),
    'primary-soft': hex(primary.soft),
    'primary-line': hex(primary.line),
    'aux-fill': hex(second.fill),
    'aux-deep': hex(second.deep),
    'on-aux': hex(second.on),
    'aux-text': hex(second.text),
    'aux-soft': hex(second.soft),
    price: hex(tintOf(rgb(palettes.red.main), scheme, [...grounds, primary.soft]).text),
    success: hex(success.text),
    'success-soft': hex(success.soft),
    warning: hex(warning.text),
    'warning-soft': hex(warning.soft),
    danger: hex(danger.text),
    'danger-soft': hex(danger.soft),
    'danger-fill': hex(stop.fill),
    'on-danger': hex(stop.on),
    info: hex(info.text),
    'info-soft': hex(info.soft),
  }
}

export type ColourToken = keyof ReturnType<typeof colourTokens>

/** The five themes of the specification, for a server that names one without its colours. */
export const palettes = {
  red: { main: '#f5222d', aux: '#ff9a1f' },
  blue: { main: '#1677ff', aux: '#ff8f1f' },
  green: { main: '#07a35a', aux: '#ffb11a' },
  pink: { main: '#f0457f', aux: '#ff9f43' },
  golden: { main: '#d4a24c', aux: '#3c3d42' },
} as const satisfies Record<string, Palette>

const plain = ['page', 'surface', 'sunken'] as const
/** Which text token may stand on which ground; every pair reads at 4.5:1 in every theme. */
export const textPairs: readonly (readonly [ColourToken, readonly ColourToken[]])[] = [
  ['text', [...plain, 'primary-soft', 'aux-soft', 'success-soft', 'warning-soft', 'danger-soft', 'info-soft']],
  ['text-2', [...plain, 'primary-soft', 'aux-soft']],
  ['text-3', plain],
  ['primary-text', [...plain, 'primary-soft']],
  ['price', [...plain, 'primary-soft']],
  ['aux-text', [...plain, 'aux-soft']],
  ['on-primary', ['primary-fill', 'primary-deep']],
  ['on-aux', ['aux-fill', 'aux-deep']],
  ['on-danger', ['danger-fill']],
  ['success', [...plain, 'success-soft']],
  ['warning', [...plain, 'warning-soft']],
  ['danger', [...plain, 'danger-soft']],
  ['info', [...plain, 'info-soft']],
  ['on-toast', ['toast']],
]
