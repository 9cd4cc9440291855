import assert from 'node:assert/strict'
import type { Phone } from '../phone'
import { photo } from '../photo'
import { middle, swipe } from './browser'
import { mallUrl, wire } from './mall'
import type { Shopper } from './shopper'

/** ms until something that does not come counts as missing */
const patience = 45_000

/** The mobile browser as a phone of the suites that both builds share. */
export function phoneOf(shopper: Shopper, name: string): Phone {
  const { page } = shopper
  const until = async (what: string | (() => string), condition: () => Promise<boolean>) => {
    const end = Date.now() + patience
    // the page may change while it is looked at
    while (!(await condition().catch(() => false))) {
      if (Date.now() > end) assert.fail(`waited in vain for ${typeof what === 'string' ? what : what()}`)
      await page.waitForTimeout(80)
    }
  }
  return {
    wire: wire(),
    open: async (address) => void (await page.goto(`${mallUrl()}${address}`)),
    on: (place) => shopper.on(place),
    see: (handle) => shopper.seen(handle),
    gone: (handle) => shopper.see(handle).first().waitFor({ state: 'hidden' }),
    count: (handle) => shopper.see(handle).count(),
    text: (handle) => shopper.text(handle),
    async reads(handle, words) {
      let last = ''
      const right = () => (typeof words === 'string' ? last === words : words.test(last))
      await until(
        () => `${handle} to read ${words}, not “${last}”`,
        async () => {
          last = await shopper.text(handle)
          return right()
        },
      )
    },
    async told(words, act) {
      const toast = page.locator('.t-toast:visible').filter({ hasText: words }).first().waitFor()
      await act()
      await toast
    },
    tap: (handle, place) => shopper.tap(handle, place),
    // a locator waits for what is read out as disabled to be enabled
    tapBarred: async (handle) => (await shopper.seen(handle)).tap({ force: true }),
    async choosePicture(handle) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), shopper.tap(handle)])
      await chooser.setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    },
    type: (handle, words) => shopper.type(handle, words),
    until,
    confirm: () => shopper.tap('.t-modal-confirm'),
    async dialog(words, act) {
      await act()
      const dialog = page.locator('.t-modal:visible').filter({ hasText: words })
      await dialog.locator('.t-modal-confirm').tap()
      await dialog.waitFor({ state: 'hidden' })
    },
    async pullDown(within = '.taro_page:visible') {
      const slides = () => getComputedStyle(document.querySelector('.taro_page:last-child')!).transform !== 'none'
      await until('the page to arrive', async () => !(await page.evaluate(slides)))
      const { x, y } = await middle(page, within)
      await swipe(page, { x, y }, { x, y: y + 200 })
    },
    back: () => shopper.tap('.t-back'),
    systemBack: async () => void (await page.goBack()),
    offline: (off) => page.context().setOffline(off),
    agree: (within) => shopper.agree(within),
    logInWithWeChat: () => shopper.logInWithWeChat(),
    logIn: (mobile) => shopper.logIn(mobile),
    logInByPassword: (member) => shopper.logInByPassword(member, 'demo123'),
    async readCaptcha() {
      await shopper.seen('.t-captcha')
      const come = async () => shopper.captchasDue === 0
      await until('the captcha before', come)
      await shopper.tap('.t-captcha')
      await until('another captcha', come)
      await shopper.readCaptcha()
    },
    async fresh(address, stored = {}) {
      // an address of the mall where no app runs that would write
      const quiet = `${mallUrl()}/healthz`
      // a page that is on its way elsewhere breaks the first try off
      await page.goto(quiet).catch(() => page.goto(quiet))
      await page.evaluate((values) => {
        localStorage.clear()
        sessionStorage.clear()
        sessionStorage.setItem('stored', '1')
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
      }, stored)
      shopper.calls.length = 0
      shopper.captchasDue = 0
      await page.goto(`${mallUrl()}${address}`)
    },
    stored: (key) => shopper.stored(key),
    asked: async (call) => shopper.calls.filter(({ path }) => path === call).length,
    async pretend(call, answer) {
      // a question without a payload carries its fields in the address
      const path = new RegExp(`${call}(\\?|$)`)
      await page.unroute(path)
      if (answer) await page.route(path, (route) => route.fulfill({ json: answer }))
    },
    ask: (call, params) => shopper.ask(call, params),
    async pay() {
      await shopper.tap('.t-pay')
      await shopper.on('sandbox/pay')
      await page.locator('button[value=paid]').tap()
    },
    async copied() {
      await page.context().grantPermissions(['clipboard-read'])
      return page.evaluate(() => navigator.clipboard.readText())
    },
    picture: (what) => shopper.shot(`${name}-${what}`),
  }
}
