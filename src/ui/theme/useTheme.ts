import { useBoot } from '@/session/boot'
import { usePreferences, useScheme } from '@/session/preferences'
import { themeStyle, type ThemeStyle } from './theme'

/** Inline style of a theme root (class `mall`): the mall's theme or the shopper's choice, scheme and text size. */
export function useTheme(): ThemeStyle {
  const mallTheme = useBoot((boot) => boot.styleTheme)
  const own = usePreferences(({ theme }) => theme)
  const size = usePreferences(({ textSize }) => textSize)
  return themeStyle(own || mallTheme, useScheme(), size)
}
