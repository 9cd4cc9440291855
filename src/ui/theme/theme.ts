import { colourTokens, palettes, type Palette, type Scheme } from './tokens'

/** As the server sends it, or a bare name; other shapes are treated as unknown. */
export type StyleTheme = string | { name?: string; main_color?: string; aux_color?: string } | null | undefined

export type TextSize = 'standard' | 'large' | 'extra'

const scales: Record<TextSize, number> = { standard: 1, large: 1.15, extra: 1.3 }

/** Colours of the server where given, else those of the named theme, else red. */
export function paletteOf(theme: StyleTheme): Palette {
  const named = typeof theme === 'string' ? theme : theme?.name
  const preset =
    named && Object.keys(palettes).includes(named) ? palettes[named as keyof typeof palettes] : palettes.red
  if (!theme || typeof theme === 'string') return preset
  return { main: theme.main_color || preset.main, aux: theme.aux_color || preset.aux }
}

export type ThemeStyle = Record<`--${string}`, string>

const built = new Map<string, ThemeStyle>()

/** Inline style of a theme root: every colour token and the text scale. The same object for the same input. */
export function themeStyle(theme: StyleTheme, scheme: Scheme, size: TextSize): ThemeStyle {
  const palette = paletteOf(theme)
  const key = [palette.main, palette.aux, scheme, size].join()
  const known = built.get(key)
  if (known) return known
  const colours = colourTokens(palette, scheme)
  const style: ThemeStyle = { '--text-scale': String(scales[size]) }
  for (const [name, value] of Object.entries(colours)) style[`--${name}`] = value
  built.set(key, style)
  return style
}
