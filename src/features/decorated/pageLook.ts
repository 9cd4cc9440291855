import type { CSSProperties } from 'react'
import type { DiyGlobal } from '@mall/contract/diyComponents'
import { isOn } from '@/domain/decoration/pageValue'
import { readableNav } from '@/domain/tab-bar/tabs'
import { fileUrl } from '@/session/baseUrl'
import { useScheme } from '@/session/preferences'
import { px } from '@/ui/theme/size'
import { useColours } from '@/ui/theme/useColours'
import { useTheme } from '@/ui/theme/useTheme'

interface PageLook {
  bar: 'solid' | 'clear'
  barColours: CSSProperties | undefined
  ground: CSSProperties
  /** colour under the first blocks */
  top: string | undefined
}

/** An address is the operator's text, and it stands within quotes. */
const picture = (url: string) => `url("${fileUrl(url).replace(/["\\\s]/g, encodeURIComponent)}")`

/** Bar and ground as the page's settings want them. They are made for the light scheme. */
export function usePageLook(global: DiyGlobal): PageLook {
  const theme = useTheme()
  const light = useScheme() === 'light'
  const colour = useColours()
  const { topNavColor, textNavColor, bgUrl } = global
  const bar = isOn(global.topNavbg) ? 'clear' : 'solid'
  const top = bgUrl ? undefined : colour(global.bgTopColor)
  const nav =
    light && (topNavColor || textNavColor)
      ? readableNav({ backgroundColor: topNavColor, textColor: textNavColor || theme['--text'] }, theme, 'light')
      : undefined
  return {
    bar,
    barColours: nav && { background: nav.ground, color: nav.idle },
    top,
    ground: {
      backgroundColor: colour(global.bgColor),
      color: colour(global.textColor),
      ...(light && bgUrl && { backgroundImage: picture(String(bgUrl)), backgroundSize: '100% auto' }),
      ...(top && {
        backgroundImage: `linear-gradient(${top} ${px(320)}, transparent)`,
        backgroundSize: `100% ${px(600)}`,
      }),
    },
  }
}
