import { create } from 'zustand'
import type { DefaultImages, InitData, StyleTheme } from '@mall/contract/config'
import type { BottomNav } from '@mall/contract/diyComponents'
import type { Addon } from '@/routes'
import { onLeaveSite } from './site'
import { siteShelf } from './siteShelf'

/** The mall's settings of this site, from /api/config/init or the copy kept from the last visit. */
export interface Boot {
  /** `none`: nothing known yet, not even from an earlier visit */
  source: 'none' | 'saved' | 'server'
  styleTheme: Partial<StyleTheme> | string
  addons: Partial<Record<Addon, number>>
  /** false: shop entries are hidden */
  showsShops: boolean
  defaultImages: Partial<DefaultImages>
  bottomNav: BottomNav | null
  /** while the mall is closed: its words, '' without any */
  closed?: string | undefined
}

const nothing: Boot = {
  source: 'none',
  styleTheme: 'red',
  addons: {},
  showsShops: true,
  defaultImages: {},
  bottomNav: null,
}

function restored(): Boot {
  const saved = siteShelf.get<Pick<Boot, 'styleTheme' | 'addons' | 'showsShops'>>('boot')
  if (!saved) return nothing
  return {
    ...nothing,
    ...saved,
    source: 'saved',
    defaultImages: siteShelf.get<Boot['defaultImages']>('default_img') ?? {},
    bottomNav: siteShelf.get<BottomNav>('bottom_nav') ?? null,
  }
}

const store = create<Boot>(restored)

export const currentBoot = (): Boot => store.getState()
export const useBoot = <T>(select: (boot: Boot) => T): T => store(select)

/** An addon whose flag is not known counts as on: its calls say otherwise if need be. */
export const addonOn = (name: Addon, { addons } = currentBoot()): boolean => Number(addons[name] ?? 1) !== 0
export const useAddon = (name: Addon): boolean => store((boot) => addonOn(name, boot))

/** A bottom navigation of its JSON text. */
export function parsedNav(text: string): BottomNav | null {
  try {
    return JSON.parse(text) as BottomNav | null
  } catch {
    return null
  }
}

/** Takes over what the server told at the start and keeps it for the next visit. */
export function setBoot(init: InitData): void {
  const core = {
    styleTheme: init.style_theme,
    addons: init.addon_is_exit,
    showsShops: Number(init.development) !== 0,
  }
  const defaultImages = init.default_img
  const bottomNav = parsedNav(init.diy_bottom_nav?.value ?? '')
  siteShelf.set('boot', core)
  siteShelf.set('default_img', defaultImages)
  siteShelf.set('bottom_nav', bottomNav)
  store.setState({ ...core, defaultImages, bottomNav, source: 'server' })
}

/** Why the mall is closed; undefined: it is open. */
export const setClosed = (closed: string | undefined): void => store.setState({ closed })

// the colours stay until the new site's arrive: a flash of the default theme would tell nothing
onLeaveSite(() => store.setState(({ styleTheme }) => ({ ...nothing, styleTheme })))
