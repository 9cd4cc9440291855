import { userDid } from '../taps'
import { shownPage, type Page, type Sim } from '../sim'
import { createBars, isCustom } from './bars'
import { createConsent } from './consent'
import { createDialogs } from './dialogs'
import { createFrames } from './frames'
import { createMenu } from './menu'
import { createPullDown } from './pullDown'
import { createScreen } from './screen'
import { createTabBar } from './tabBar'
import { createToasts } from './toasts'
import type { Chrome } from './types'
import { createViewer } from './viewer'

export type * from './types'

/** What WeChat draws around and above the pages. */
export function createChrome(sim: Sim): Chrome {
  const screen = createScreen(sim)
  const frames = createFrames(sim, screen)
  const pullDown = createPullDown(sim, screen)
  const dialogs = createDialogs(screen)
  const consent = createConsent(sim, screen)
  const bars = createBars(sim, screen, createMenu(sim, screen, dialogs, consent))
  const tabBar = createTabBar(sim, screen, () => paint())
  let painted: Page | undefined

  function paint(): void {
    const { element } = screen
    element.classList.toggle('sim-frozen', sim.scenario.frozen)
    element.classList.toggle('sim-dark', sim.app.config.darkmode === true && sim.scenario.theme === 'dark')
    const page = shownPage(sim)
    if (page) {
      page.bars = { top: isCustom(page) ? 0 : sim.phone.navigationBar, bottom: tabBar.height(page) }
      bars.draw(page)
      tabBar.draw(page)
    }
    frames.show(page)
    if (painted === page) return
    if (painted) pullDown.stop(painted)
    painted = page
    consent.pageChanged()
  }

  /** The bars of the shown page alone are drawn; those of the others when they come back. */
  function change(how: (page: Page) => void): void {
    const page = shownPage(sim)
    if (!page) throw new Error('no page is open')
    how(page)
    paint()
  }

  function touch(button: (() => void) | undefined, missing: string): void {
    if (!button) throw new Error(missing)
    button()
  }

  const native: Record<string, (data: Record<string, unknown>) => void> = {
    goHome: () => touch(bars.home(shownPage(sim)!), 'the page has no home button'),
    navigateLeft: () => touch(bars.back(shownPage(sim)!), 'the page has no back button'),
    confirmModal: () => dialogs.touchModal(true),
    cancelModal: () => dialogs.touchModal(false),
    switchTab({ url }) {
      const path = String(url).replace(/^\//, '').replace(/\?.*/s, '')
      tabBar.tap((sim.app.config.tabBar?.list ?? []).findIndex(({ pagePath }) => pagePath === path))
    },
    authorizeAllow: () => consent.touchQuestion(true),
    authorizeCancel: () => consent.touchQuestion(false),
    closePaymentDialog: consent.closePayment,
    shareConfirm: () => consent.touchShare(true),
    shareCancel: () => consent.touchShare(false),
  }

  return {
    addFrame() {
      const frame = frames.add()
      pullDown.listen(frame)
      return frame
    },
    paint,
    modal: dialogs.modal,
    actionSheet: dialogs.actionSheet,
    ...createToasts(screen),
    setTitle: (title) => change(({ settings }) => (settings.navigationBarTitleText = title)),
    setBarColors: ({ frontColor, backgroundColor }) =>
      change(({ settings }) => {
        settings.navigationBarTextStyle = /^#(000000|000)$/.test(frontColor) ? 'black' : 'white'
        settings.navigationBarBackgroundColor = backgroundColor
      }),
    setBarLoading: (on) => change((page) => (bars.state(page).loading = on)),
    hideHomeButton: () => change((page) => (bars.state(page).homeHidden = true)),
    setBackground: (options) => change(({ settings }) => void Object.assign(settings, options)),
    startPullDownRefresh: () => change(pullDown.start),
    stopPullDownRefresh: () => change(pullDown.stop),
    tabBar,
    ...createViewer(screen),
    question: consent.question,
    payment: consent.payment,
    share: consent.share,
    native(method, data) {
      const run = native[method]
      if (!run) throw new Error(`not simulated: native.${method}`)
      userDid('dialog')
      run(data ?? {})
      return {}
    },
  }
}
