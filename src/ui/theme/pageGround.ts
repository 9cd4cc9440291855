import type { PageGround } from '@/platform/page-ground/port'
import { contrast, parseColour, white } from './colour'
import type { ThemeStyle } from './theme'
import type { Scheme } from './tokens'

/** What lies around a page in this scheme, and under a bar of this colour where it has one of its own. */
export function groundOf(theme: ThemeStyle, scheme: Scheme, bar = ''): PageGround {
  const isDark = scheme === 'dark'
  const under = parseColour(bar)
  return {
    colour: theme['--page'] ?? '',
    marks: isDark ? 'light' : 'dark',
    statusBar: (under ? contrast(under, white) >= 4.5 : isDark) ? '#ffffff' : '#000000',
  }
}
