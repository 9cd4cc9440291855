import { tapTab } from '../router'
import { isTab, shownPage, type Page, type Sim } from '../sim'
import type { Screen } from './screen'
import type { TabBarControl, TabBarItem, TabBarStyle } from './types'

export interface TabBar extends TabBarControl {
  draw(page: Page): void
  /** CSS px it takes at the bottom of this page. */
  height(page: Page): number
  tap(index: number): void
}

interface Mark {
  text?: string
  dot?: boolean
}

/** The native tab bar. A custom one is the mini-program's own component. */
export function createTabBar(sim: Sim, screen: Screen, changed: () => void): TabBar {
  const { make } = screen
  const config = sim.app.config.tabBar
  const style: TabBarStyle = { ...config }
  const items = (config?.list ?? []).map((item) => ({ ...item }))
  const marks: Mark[] = items.map(() => ({}))
  let shown = true
  const bar = make('div', { class: 'sim-tabs', attributes: { role: 'tablist' } })
  screen.element.append(bar)

  const stands = (page: Page) => shown && !config?.custom && isTab(sim, page.path)
  const known = (index: number) => {
    if (!config || !items[index]) throw new Error('tabbar item not found')
    return index
  }
  const onTabPage = () => {
    const page = shownPage(sim)
    if (!page || !isTab(sim, page.path)) throw new Error('not TabBar page')
  }

  function tabOf(item: (typeof items)[number], index: number, selected: boolean): HTMLElement {
    const { color = '#7f8389', selectedColor = '#07c160' } = style
    const icon = selected ? (item.selectedIconPath ?? item.iconPath) : item.iconPath
    const { text, dot } = marks[index]!
    return make(
      'button',
      {
        class: icon ? 'sim-tab' : 'sim-tab sim-words',
        style: { color: selected ? selectedColor : color },
        attributes: { role: 'tab', 'aria-selected': String(selected) },
        tap: () => tap(index),
      },
      icon !== undefined && icon !== '' && make('img', { attributes: { src: screen.picture(icon), alt: '' } }),
      make('span', '', item.text),
      text !== undefined && make('span', 'sim-badge', text.length > 4 ? '···' : text),
      text === undefined && dot === true && make('span', 'sim-badge sim-dot'),
    )
  }

  function tap(index: number): void {
    tapTab(sim, known(index))
  }

  return {
    tap,
    height: (page) => (stands(page) ? sim.phone.tabBar + sim.phone.homeIndicator : 0),
    draw(page) {
      bar.style.display = stands(page) ? '' : 'none'
      if (!stands(page)) return
      const { backgroundColor = '#ffffff', borderStyle = 'black' } = style
      const edge = borderStyle === 'white' ? 'rgba(255,255,255,.6)' : 'rgba(0,0,0,.2)'
      Object.assign(bar.style, { background: backgroundColor, borderTopColor: edge })
      bar.style.height = `${sim.phone.tabBar + sim.phone.homeIndicator}px`
      bar.replaceChildren(...items.map((item, index) => tabOf(item, index, item.pagePath === page.path)))
    },
    setItem(index: number, item: TabBarItem) {
      onTabPage()
      const given = Object.entries(item).filter(([, value]) => value !== undefined)
      Object.assign(items[known(index)]!, Object.fromEntries(given))
      changed()
    },
    setStyle(given) {
      onTabPage()
      Object.assign(style, Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)))
      changed()
    },
    setBadge(index, text) {
      onTabPage()
      marks[known(index)] = text ? { text } : {}
      changed()
    },
    setRedDot(index, dot) {
      onTabPage()
      marks[known(index)] = { dot }
      changed()
    },
    setShown(on) {
      onTabPage()
      shown = on
      changed()
    },
  }
}
