import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Mode, Relaunch, Simulator } from '../src/host/simulator'
import { modes, open } from './open'

const bars = 'pages/bars/bars'

/** What WeChat's tools do: taps in the page by the automator, touches of the chrome by Tool.native. */
interface Phone {
  simulator: Simulator
  tap(selector: string): Promise<void>
  native(method: string, data?: object): Promise<unknown>
  /** What the page was answered last. */
  answer(): Promise<Record<string, unknown>>
  path(): Promise<string>
}

const opened = new Map<Mode, Simulator>()
after(() => Promise.all([...opened.values()].map((simulator) => simulator.close())))

async function withPhone(mode: Mode, how: Relaunch, run: (phone: Phone) => Promise<void>): Promise<void> {
  const simulator = opened.get(mode) ?? (await open(mode))
  opened.set(mode, simulator)
  await simulator.relaunch(how)
  const shown = async () => (await simulator.call('App.getCurrentPage', {})) as { pageId: number; path: string }
  const data = async () => {
    const { pageId } = await shown()
    const { data } = (await simulator.call('Page.getData', { pageId })) as { data: Record<string, unknown> }
    return data
  }
  await run({
    simulator,
    async tap(selector) {
      const { pageId } = await shown()
      const found = (await simulator.call('Page.getElement', { pageId, selector })) as { elementId: string }
      await simulator.call('Element.tap', { pageId, elementId: found.elementId })
    },
    native: (method, data = {}) => simulator.call('Tool.native', { method, data }),
    async answer() {
      for (let left = 40; left > 0; left -= 1) {
        const { answer } = await data()
        if (answer) return JSON.parse(String(answer)) as Record<string, unknown>
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
      throw new Error('the page got no answer')
    },
    path: async () => (await shown()).path,
  })
}

const at = (path: string): Relaunch => ({ path })

for (const mode of modes) {
  test(`${mode}: a modal waits for one of its buttons`, () =>
    withPhone(mode, at(bars), async ({ tap, native, answer }) => {
      await tap('.t-modal')
      await native('confirmModal')
      assert.deepEqual(await answer(), { confirm: true, cancel: false, content: null, errMsg: 'showModal:ok' })
      await assert.rejects(native('confirmModal'), /no modal is open/)
    }))

  test(`${mode}: a modal can be cancelled, one without a cancel button cannot`, () =>
    withPhone(mode, at(bars), async ({ tap, native, answer }) => {
      await tap('.t-modal')
      await native('cancelModal')
      assert.equal((await answer()).cancel, true)
      await tap('.t-alert')
      await assert.rejects(native('cancelModal'), /no cancel button/)
      await native('confirmModal')
    }))

  test(`${mode}: tabs of the native bar, the back arrow and the home button`, () =>
    withPhone(mode, at(bars), async ({ simulator, tap, native, path }) => {
      await assert.rejects(native('navigateLeft'), /no back button/)
      await tap('.t-next')
      await new Promise((resolve) => setTimeout(resolve, 50))
      assert.equal(await path(), 'pages/life/life')
      await native('navigateLeft')
      assert.equal(await path(), bars)
      await native('goHome')
      assert.equal(await path(), 'pages/home/home')
      await assert.rejects(native('goHome'), /no home button/)
      await native('switchTab', { url: '/pages/tab/tab' })
      assert.equal(await path(), 'pages/tab/tab')
      await assert.rejects(native('switchTab', { url: '/pages/bars/bars' }), /tabbar item not found/)
      const stack = (await simulator.call('App.getPageStack', {})) as { pageStack: unknown[] }
      assert.equal(stack.pageStack.length, 1)
    }))

  test(`${mode}: a payment without an answer stays open until it is closed`, () =>
    withPhone(mode, { ...at(bars), scenario: { payment: 'silent' } }, async ({ tap, native, answer }) => {
      await assert.rejects(native('closePaymentDialog'), /no payment is open/)
      await tap('.t-pay')
      await new Promise((resolve) => setTimeout(resolve, 50))
      await native('closePaymentDialog')
      assert.match(String((await answer()).errMsg), /^requestPayment:fail cancel/)
    }))

  for (const [touch, words] of [
    ['authorizeAllow', ''],
    ['authorizeCancel', 'privacy permission is not authorized'],
  ] as const)
    test(`${mode}: a question the scenario leaves open is answered by ${touch}`, () =>
      withPhone(mode, { ...at(bars), scenario: { privacy: 'pending' } }, async ({ simulator, native }) => {
        await assert.rejects(native(touch), /no question is open/)
        const asked = simulator.call('App.callWxMethod', { method: 'requirePrivacyAuthorize', args: [{}] }).then(
          () => '',
          (error: Error) => error.message,
        )
        await new Promise((resolve) => setTimeout(resolve, 50))
        await native(touch)
        const answer = await asked
        if (words) assert.match(answer, new RegExp(words))
        else assert.equal(answer, '')
      }))

  for (const [touch, sent] of [
    ['shareConfirm', true],
    ['shareCancel', false],
  ] as const)
    test(`${mode}: the sheet of whom to send to: ${touch}`, () =>
      withPhone(mode, at(bars), async ({ simulator, tap, native }) => {
        await assert.rejects(native(touch), /nothing is being shared/)
        await tap('.t-share')
        await new Promise((resolve) => setTimeout(resolve, 50))
        await native(touch)
        await new Promise((resolve) => setTimeout(resolve, 50))
        const { record } = (await simulator.call('Simulator.record', {})) as { record: unknown[] }
        assert.match(JSON.stringify(record), new RegExp(`"name":"share".*"sent":${sent}`))
      }))

  test(`${mode}: what native cannot touch is told`, () =>
    withPhone(mode, {}, async ({ native }) => {
      await assert.rejects(native('scrollUp'), /not simulated: native\.scrollUp/)
    }))

  test(`${mode}: pull-down refresh calls the page once until it is stopped`, () =>
    withPhone(mode, at(bars), async ({ simulator }) => {
      const wx = (method: string) => simulator.call('App.callWxMethod', { method, args: [{}] })
      const refreshed = async () => {
        const { pageId } = (await simulator.call('App.getCurrentPage', {})) as { pageId: number }
        return (await simulator.call('Page.getData', { pageId, path: 'refreshed' })) as { data: number }
      }
      await wx('startPullDownRefresh')
      await wx('startPullDownRefresh')
      assert.equal((await refreshed()).data, 1)
      await wx('stopPullDownRefresh')
      await wx('startPullDownRefresh')
      assert.equal((await refreshed()).data, 2)
    }))

  test(`${mode}: the tab bar changes on tab pages alone, and has no more tabs than app.json says`, () =>
    withPhone(mode, {}, async ({ simulator }) => {
      const wx = (method: string, options: object) => simulator.call('App.callWxMethod', { method, args: [options] })
      await wx('setTabBarBadge', { index: 1, text: '5' })
      await assert.rejects(wx('showTabBarRedDot', { index: 2 }), /tabbar item not found/)
      await wx('hideTabBar', {})
      await wx('showTabBar', {})
      await simulator.call('App.callWxMethod', { method: 'navigateTo', args: [{ url: `/${bars}` }] })
      await assert.rejects(wx('setTabBarBadge', { index: 1, text: '5' }), /not TabBar page/)
    }))
}
