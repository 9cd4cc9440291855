import type { PageGround } from '@/platform/page-ground/port'
import type { ThemeStyle } from './theme'
import type { Scheme } from './tokens'

/** What lies around a page in this scheme. */
export const groundOf = (theme: ThemeStyle, scheme: Scheme): PageGround => ({
  colour: theme['--page'] ?? '',
  marks: scheme === 'dark' ? 'light' : 'dark',
  statusBar: scheme === 'dark' ? '#ffffff' : '#000000',
})
