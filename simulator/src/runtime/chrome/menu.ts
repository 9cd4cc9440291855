import { comeToForeground, goToBackground } from '../background'
import { call } from '../pages'
import { shownPage, type Sim } from '../sim'
import { homePath, type CapsuleTaps } from './bars'
import type { Consent } from './consent'
import type { Dialogs } from './dialogs'
import { openOverlay } from './overlays'
import type { Screen } from './screen'
import type { ShareCard } from './types'

/** What the two buttons of the capsule do. */
export function createMenu(sim: Sim, screen: Screen, dialogs: Dialogs, consent: Consent): CapsuleTaps {
  const { make } = screen

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
    close() {
      goToBackground(sim)
      const away = openOverlay<void>(screen, 'sim-away', (answer) =>
        make(
          'div',
          'sim-away',
          make('span', '', '小程序在后台'),
          make('button', { tap: () => answer() }, '回到小程序'),
        ),
      )
      void away.done.then(() => comeToForeground(sim))
    },
  }
}
