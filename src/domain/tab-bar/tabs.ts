import type { BottomNav, LinkField } from '@mall/contract/diyComponents'
import { cleaned } from '@/domain/decoration/pageValue'
import { routes } from '@/routes'
import { contrast, hex, parseColour, readableOn, white, type Rgb } from '@/ui/theme/colour'
import type { ThemeStyle } from '@/ui/theme/theme'
import type { Scheme } from '@/ui/theme/tokens'

export type TabName = 'home' | 'category' | 'cart' | 'member'

export interface Tab {
  key: string
  title: string
  /** of the tab page it leads to; '' leads elsewhere */
  name: TabName | ''
  path: string
  link: LinkField | string
  iconPath: string
  selectedIconPath: string
}

/** What demo malls and most others call the tab pages; these words follow the shopper's language. */
const usual: Record<TabName, string> = { home: '首页', category: '分类', cart: '购物车', member: '我的' }
const names: readonly TabName[] = ['home', 'category', 'cart', 'member']

const pathOf = (link: LinkField | string) => {
  const url = String((typeof link === 'string' ? link : link?.wap_url) ?? '')
  const path = (url.split('?')[0] ?? '').replace(/^\/+/, '')
  return path || (url.startsWith('/') ? routes.home.path : '')
}

/** As the operator saved them; what cannot be read is left out. */
export function entriesOf(nav: BottomNav | null): BottomNav['list'] {
  const { list } = cleaned(nav ?? {}) as Partial<BottomNav>
  return Array.isArray(list) ? list : []
}

/** Entries of the bar: the server's, else the four tab pages. An entry without a link is left out. */
export function tabsOf(nav: BottomNav | null, titles: Record<TabName, string>): Tab[] {
  const list = entriesOf(nav)
  if (list.length === 0) {
    return names.map((name) => {
      const { path } = routes[name]
      return { key: name, title: titles[name], name, path, link: `/${path}`, iconPath: '', selectedIconPath: '' }
    })
  }
  const taken = new Set<string>()
  return list.flatMap((item, i) => {
    const path = pathOf(item.link)
    if (!path) return []
    const name = names.find((one) => routes[one].path === path) ?? ''
    const { link, iconPath, selectedIconPath } = item
    const given = item.title || item.text || ''
    const title = name && given === usual[name] ? titles[name] : given
    // as without the server: its answer must not make the bar anew
    const key = name && !taken.has(name) ? name : String(i)
    taken.add(key)
    return [{ key, title, name, path, link, iconPath, selectedIconPath }]
  })
}

type GivenColours = Partial<Pick<BottomNav, 'backgroundColor' | 'textColor' | 'textHoverColor'>>

interface NavColours {
  ground: string
  idle: string
  active: string
}

/**
 * Colours of the bar: the server's where it gives them, made readable on their ground, else the theme's. Its ground is
 * left out in dark mode, which the server does not know.
 */
export function readableNav(nav: GivenColours | null, theme: ThemeStyle, scheme: Scheme): NavColours {
  const given = scheme === 'light' ? parseColour(String(nav?.backgroundColor ?? '')) : undefined
  const ground = given ?? (parseColour(theme['--surface'] ?? '') as Rgb)
  const towards = contrast(ground, white) < 4.5 ? 'dark' : 'light'
  const text = (wanted: string | undefined, token: `--${string}`) => {
    const colour = parseColour(String(wanted ?? '')) ?? (parseColour(theme[token] ?? '') as Rgb)
    return hex(readableOn(colour, [ground], towards))
  }
  return {
    ground: hex(ground),
    idle: text(nav?.textColor, '--text-3'),
    active: text(nav?.textHoverColor, '--primary-text'),
  }
}
