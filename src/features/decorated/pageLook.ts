import type { CSSProperties } from 'react'
import type { DiyGlobal } from '@mall/contract/diyComponents'
import { isOn } from '@/domain/decoration/pageValue'
import { readableNav } from '@/domain/tab-bar/tabs'
import { fileUrl } from '@/session/baseUrl'
import { px } from '@/ui/theme/size'
import type { ThemeStyle } from '@/ui/theme/theme'

export interface PageLook {
  bar: 'solid' | 'clear'
  barColours: CSSProperties | undefined
  ground: CSSProperties
  /** colour under the first blocks */
  top: string | undefined
}

/** An address is the operator's text, and it stands within quotes. */
const picture = (url: string) => `url("${fileUrl(url).replace(/["\\\s]/g, encodeURIComponent)}")`

interface Around {
  theme: ThemeStyle
  light: boolean
  colour: (colour: string | undefined) => string | undefined
}

/** Bar and ground as the page's settings want them. They are made for the light scheme. */
export function lookOf(global: DiyGlobal, { theme, light, colour }: Around): PageLook {
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
        backgroundRepeat: 'no-repeat',
      }),
    },
  }
}
