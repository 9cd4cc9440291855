import { comeToForeground, goToBackground } from '../background'
import { call } from '../pages'
import { shownPage, type Sim } from '../sim'
import { homePath, type CapsuleTaps } from './bars'
import type { Consent } from './consent'
import type { Dialogs } from './dialogs'
import { openOverlay, type Overlay } from './overlays'
import type { Screen } from './screen'
import type { ShareCard } from './types'

/** What the two buttons of the capsule do. */
export function createMenu(sim: Sim, screen: Screen, dialogs: Dialogs, consent: Consent): CapsuleTaps {
  coverWhileAway(sim, screen)

  async function menu(): Promise<void> {
    const page = shownPage(sim)
    if (!page) return
    const offers: [words: string, run: () => unknown][] = [
      ['重新进入小程序', () => sim.router.reLaunch({ url: `/${homePath(sim)}` })],
    ]
    if (typeof page.instance.onShareAppMessage === 'function')
      offers.unshift([
        '发送给朋友',
        () => consent.share((call(page, 'onShareAppMessage', { from: 'menu' }) ?? {}) as ShareCard),
      ])
    const { tapIndex } = await dialogs.actionSheet({ itemList: offers.map(([words]) => words) })
    await offers[tapIndex]![1]()
  }

  return {
    menu: () => void menu().catch((error: Error) => error.message === 'cancel' || sim.report(error)),
    close: () => goToBackground(sim),
  }
}

/** What a person sees of a mini-program that is in the background. */
function coverWhileAway(sim: Sim, screen: Screen): void {
  const { make } = screen
  let away: Overlay<void> | undefined
  sim.events.on('appHide', () => {
    away = openOverlay<void>(screen, 'sim-away', (answer) =>
      make(
        'div',
        'sim-away-words',
        make('span', '', '小程序在后台'),
        make('button', { tap: () => answer() }, '回到小程序'),
      ),
    )
    void away.done.then(() => comeToForeground(sim))
  })
  sim.events.on('appShow', () => away?.answer())
}
