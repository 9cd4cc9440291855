import type { DiyGlobal } from '@mall/contract/diyComponents'
import { useScheme } from '@/session/preferences'
import { useColours } from '@/ui/theme/useColours'
import { useTheme } from '@/ui/theme/useTheme'
import { useLater } from '@/ui/useLater'
import { loadRare } from './loadRare'
import type { PageLook } from './pageLook'

/** Bar and ground of a page; the code of all but its colour comes where a page has such settings. */
export function usePageLook(global: DiyGlobal): Partial<PageLook> {
  const theme = useTheme()
  const light = useScheme() === 'light'
  const colour = useColours()
  const { topNavbg, topNavColor, textNavColor, textColor, bgUrl, bgTopColor } = global
  const later = useLater(loadRare, Boolean(topNavbg || topNavColor || textNavColor || textColor || bgUrl || bgTopColor))
  return later
    ? later.lookOf(global, { theme, light, colour })
    : { ground: { backgroundColor: colour(global.bgColor) } }
}
