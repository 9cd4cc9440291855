import { isTab, type Page, type Sim } from '../sim'
import { icons } from './icons'
import type { Screen } from './screen'

/** What the bars know of a page beside its settings. */
export interface BarState {
  loading: boolean
  homeHidden: boolean
}

export interface Bars {
  state(page: Page): BarState
  draw(page: Page): void
  /** Undefined when the page has no such button now. */
  back(page: Page): (() => void) | undefined
  home(page: Page): (() => void) | undefined
}

export interface CapsuleTaps {
  menu(): void
  close(): void
}

const frozenTime = '9:41'

/** Status bar, navigation bar, capsule and home indicator. */
export function createBars(sim: Sim, screen: Screen, taps: CapsuleTaps): Bars {
  const { make } = screen
  const { phone } = sim
  const states = new WeakMap<Page, BarState>()
  const navigation = make('div', { class: 'sim-navigation', style: { height: `${phone.navigationBar}px` } })
  const time = make('span', 'sim-time')
  const status = statusBar(sim, screen, time)
  const capsule = make(
    'div',
    { class: 'sim-capsule' },
    make('button', { class: 'sim-menu', html: icons.more, attributes: { 'aria-label': '更多' }, tap: taps.menu }),
    make('i', ''),
    make('button', { class: 'sim-close', html: icons.close, attributes: { 'aria-label': '关闭' }, tap: taps.close }),
  )
  const { left, top, width, height } = phone.menuButton
  Object.assign(capsule.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  screen.element.append(navigation, status, capsule)
  const indicator = make('div', 'sim-indicator')
  if (phone.homeIndicator) screen.element.append(indicator)

  const showTime = () => (time.textContent = sim.scenario.frozen ? frozenTime : timeOf(sim))
  showTime()
  sim.window.setInterval(showTime, 5000)

  const bars: Bars = {
    state(page) {
      const state = states.get(page) ?? { loading: false, homeHidden: false }
      states.set(page, state)
      return state
    },
    back: (page) => (isCustom(page) || sim.stack.length < 2 ? undefined : () => goBack(sim)),
    home(page) {
      const first = homePath(sim)
      const none = isCustom(page) || sim.stack.length > 1 || bars.state(page).homeHidden || isTab(sim, page.path)
      return none || page.path === first ? undefined : () => void sim.router.reLaunch({ url: `/${first}` })
    },
    draw(page) {
      showTime()
      const { navigationBarTextStyle = 'white', navigationBarBackgroundColor = '#000000' } = page.settings
      const custom = isCustom(page)
      const light = navigationBarTextStyle === 'white'
      const color = light ? '#ffffff' : '#000000'
      status.style.color = color
      dressCapsule(capsule, light)
      navigation.style.display = custom ? 'none' : ''
      if (custom) return
      Object.assign(navigation.style, { background: navigationBarBackgroundColor, color })
      const back = bars.back(page)
      const home = bars.home(page)
      navigation.replaceChildren(
        ...[
          back &&
            make('button', { class: 'sim-back', html: icons.back, tap: back, attributes: { 'aria-label': '返回' } }),
          home &&
            make('button', { class: 'sim-home', html: icons.home, tap: home, attributes: { 'aria-label': '首页' } }),
          make(
            'div',
            { class: 'sim-title', html: bars.state(page).loading ? icons.spinner : '' },
            make('span', '', page.settings.navigationBarTitleText ?? ''),
          ),
        ].filter((part) => part !== undefined),
      )
    },
  }
  return bars
}

export const isCustom = ({ settings }: Page): boolean => settings.navigationStyle === 'custom'
export const homePath = ({ app }: Sim): string => app.config.entryPagePath ?? app.pages[0]!

function goBack(sim: Sim): void {
  try {
    sim.router.navigateBack({})
  } catch (error) {
    sim.report(error)
  }
}

function timeOf(sim: Sim): string {
  const now = new Date(Date.now() + sim.scenario.clockOffset)
  return `${now.getHours()}:${String(now.getMinutes()).padStart(2, '0')}`
}

function statusBar({ phone }: Sim, { make }: Screen, time: HTMLElement): HTMLElement {
  const style = { height: `${phone.statusBar}px` }
  const signal = make('div', { html: icons.signal })
  const battery = make('div', { html: icons.battery })
  if (!phone.homeIndicator) return make('div', { class: 'sim-status', style }, signal, make('div', '', time), battery)
  battery.innerHTML = icons.signal + icons.battery
  return make('div', { class: 'sim-status sim-notch', style }, make('div', '', time), make('div', ''), battery)
}

function dressCapsule(capsule: HTMLElement, light: boolean): void {
  Object.assign(
    capsule.style,
    light
      ? { color: '#fff', background: 'rgba(0,0,0,.15)', borderColor: 'rgba(255,255,255,.3)' }
      : { color: '#000', background: 'rgba(255,255,255,.6)', borderColor: 'rgba(0,0,0,.12)' },
  )
}
