import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { errors as failures, type BrowserContextOptions, type Locator, type Page } from 'playwright-core'
import { openPage } from './browser'
import { mallUrl, wire } from './mall'

const shots = path.join(__dirname, 'shots')
/** ms a screen may take on a busy machine */
const patience = 45_000
/** ms until what is to be tapped is looked for anew, and for the touch itself */
const tapPatience = 2_000
const touchPatience = 15_000
const { TimeoutError } = failures

/** In the browser: no page slides in or out. */
const isStill = () =>
  document.getAnimations().every(({ effect }) => {
    const moved = effect instanceof KeyframeEffect ? effect.target : null
    return !moved?.classList.contains('taro_page')
  })

/** In the browser, of a window without a word: what lies over the app, and each page of the stack with its style. */
const pagesThere = () =>
  [document.documentElement, ...document.querySelectorAll('.taro_page')]
    .map((node) => `<${node.id} class="${node.className}" ${getComputedStyle(node).display} ${node.childElementCount}>`)
    .join(' ')

/** Somebody with a phone: knows the `t-` handles only, and of each the one that is seen. */
export class Shopper {
  private captcha = ''
  /** captchas that were asked for and have not come */
  captchasDue = 0
  readonly failed: string[] = []
  /** `path site_id` of the calls sent, oldest first */
  readonly calls: { path: string; site: string }[] = []

  private constructor(
    readonly page: Page,
    readonly errors: string[],
    readonly leave: () => Promise<void>,
  ) {
    page.setDefaultTimeout(patience)
    page.on('response', (answer) => {
      const url = new URL(answer.url())
      if (answer.status() >= 400) this.failed.push(`${answer.status()} ${url.pathname}`)
      if (url.pathname === '/api/captcha/captcha')
        void answer
          .json()
          .then(
            ({ data }) => (this.captcha = data.id),
            () => undefined,
          )
          .then(() => this.captchaCame())
    })
    // a page that is left takes its questions along
    page.on('requestfailed', (request) => {
      if (new URL(request.url()).pathname === '/api/captcha/captcha') this.captchaCame()
    })
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (!/\/api\//.test(pathname)) return
      if (pathname === '/api/captcha/captcha') this.captchasDue += 1
      const body = new URLSearchParams(request.postData() ?? '')
      this.calls.push({ path: pathname, site: body.get('site_id') ?? searchParams.get('site_id') ?? '' })
    })
  }

  private captchaCame(): void {
    this.captchasDue = Math.max(0, this.captchasDue - 1)
  }

  /** Opens the mall at an address; `stored` is put into the storage before the first visit. */
  static async at(address: string, options: BrowserContextOptions = {}, stored: object = {}): Promise<Shopper> {
    const { page, errors, close } = await openPage('about:blank', options)
    await page.context().addInitScript((values) => {
      if (location.origin === 'null' || sessionStorage.getItem('stored')) return
      sessionStorage.setItem('stored', '1')
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
    }, stored)
    const shopper = new Shopper(page, errors, close)
    await page.goto(`${mallUrl()}${address}`)
    return shopper
  }

  see(handle: string): Locator {
    return this.page.locator(`${handle}:visible`)
  }
  async seen(handle: string): Promise<Locator> {
    const found = this.see(handle).first()
    try {
      await found.waitFor()
    } catch (cause) {
      throw await this.waitedInVain(handle, cause)
    }
    return found
  }
  /** What was waited for, and what is there instead. */
  private async waitedInVain(what: string, cause: unknown): Promise<Error> {
    await this.shot(`in-vain-${what.replace(/\W+/g, '-')}`)
    const words = await this.page.innerText('body').catch(String)
    const pages = words.trim() ? '' : await this.page.evaluate(pagesThere).catch(String)
    const there = `${this.page.url()}: ${words.replace(/\s+/g, ' ').slice(0, 300)}${pages}; errors: ${this.errors.slice(-3).join('; ')}`
    return new Error(`waited in vain for ${what} at ${there}`, { cause })
  }
  async text(handle: string): Promise<string> {
    return (await (await this.seen(handle)).innerText()).replace(/\s+/g, '')
  }
  /**
   * While a page moves over another both are there: what was found on the one that goes is looked for anew. A button
   * that spins takes no tap, so nobody taps it.
   */
  async tap(handle: string, place = 0): Promise<void> {
    for (let left = patience / tapPatience; left > 1; left -= 1) {
      const failure = await this.tapOnce(handle, place).catch((error: unknown) => error)
      if (failure === undefined) return
      if (!(failure instanceof TimeoutError)) throw failure
      // it was tapped, and what came of it took long: another tap would be a second one
      if (failure.message.includes('performing tap action')) return
    }
    await this.tapOnce(handle, place)
  }
  private async tapOnce(handle: string, place: number): Promise<void> {
    const it = this.see(handle).nth(place).and(this.page.locator(':not([aria-busy="true"])'))
    await it.tap({ trial: true, timeout: tapPatience })
    // a busy machine takes its time for the touch itself, which is lost when it is broken off
    await it.tap({ timeout: touchPatience })
  }
  async type(handle: string, text: string): Promise<void> {
    const field = this.see(handle).locator('xpath=descendant-or-self::*[self::input or self::textarea]').first()
    await field.fill(text)
  }
  /** Waits until the address is the page's, and the page stands where a finger would find it. */
  async on(place: string): Promise<void> {
    // the home page also stands at the bare address
    const names = place === 'pages/index/index/index' ? [`/${place}`, '/'] : [`/${place}`]
    try {
      await this.page.waitForURL(({ pathname }) => names.includes(pathname), { timeout: patience, waitUntil: 'commit' })
      await this.page.waitForFunction(isStill, undefined, { timeout: patience })
    } catch (cause) {
      throw await this.waitedInVain(place, cause)
    }
  }
  /** A value of the storefront's storage. */
  async stored<T>(key: string): Promise<T | undefined> {
    const text = await this.page.evaluate((name) => localStorage.getItem(name), key)
    return text === null ? undefined : (JSON.parse(text) as T)
  }
  async ask<T>(call: string, params: Record<string, string | number> = {}): Promise<T> {
    return wire().ask<T>(call, params, (await this.stored<string>('token')) ?? '')
  }

  /** Ticks the consent where it is not. */
  async agree(within = ''): Promise<void> {
    await this.seen(`${within} .t-agree`.trim())
    if ((await this.see(`${within} .t-agreed`.trim()).count()) === 0) await this.tap(`${within} .t-agree`.trim())
  }
  async logInWithWeChat(): Promise<void> {
    await this.agree()
    await this.tap('.t-wechat-login')
  }

  /** On the login page: mobile, captcha, the code of the message. */
  async logIn(mobile: string): Promise<void> {
    await this.seen('.t-submit-login')
    await this.type('.t-mobile', mobile)
    await this.readCaptcha()
    const sent = this.page.waitForResponse((answer) => answer.url().includes('/api/login/mobileCode'))
    await this.tap('.t-send-code')
    await sent
    const { code } = await wire().operate<{ code: string }>('/dev/smscode', { mobile })
    await this.type('.t-code', code)
    await this.agree()
    await this.tap('.t-submit-login')
  }

  /** The same by password: a mobile gets no second message within two minutes. */
  async logInByPassword(name: string, password: string): Promise<void> {
    await this.tap('.t-tab-password')
    await this.type('.t-username', name)
    await this.type('.t-password', password)
    await this.readCaptcha()
    await this.agree()
    await this.tap('.t-submit-login')
  }
  /** Types the digits of the captcha that is shown. */
  async readCaptcha(within = ''): Promise<void> {
    await this.page.waitForFunction(() => document.querySelector('.t-captcha img'))
    // the picture may be there before its answer was read here
    while (this.captcha === '' || this.captchasDue > 0) await this.page.waitForTimeout(20)
    const { code } = await wire().operate<{ code: string }>('/dev/captcha', { captcha_id: this.captcha })
    await this.type(`${within} .t-captcha-code`, code)
  }

  /** Asks for a code with the captcha that is shown, and types it. */
  async takeCode(mobile: string, within = ''): Promise<void> {
    await this.type(`${within} .t-mobile`, mobile)
    await this.readCaptcha(within)
    const sent = this.page.waitForResponse((answer) => /mobilecode/i.test(answer.url()))
    await this.tap(`${within} .t-send-code`)
    await sent
    await this.type(`${within} .t-code`, (await wire().operate<{ code: string }>('/dev/smscode', { mobile })).code)
  }

  /** MALL_SHOTS=1 leaves a picture in tests/h5/shots. */
  async shot(name: string): Promise<void> {
    if (!process.env.MALL_SHOTS) return
    fs.mkdirSync(shots, { recursive: true })
    await this.page.waitForTimeout(600)
    await this.page.screenshot({ path: path.join(shots, `${name}.png`) })
  }

  /** Sources of the pictures on the shown page that did not load. */
  brokenPictures(): Promise<string[]> {
    return this.page.evaluate(() =>
      Array.from(document.images)
        .filter((image) => image.complete && image.naturalWidth === 0 && image.getClientRects().length > 0)
        .map((image) => image.src),
    )
  }

  /** Answers that had to fail so far, `<status> <path>`. */
  forgive(expected: RegExp): void {
    this.failed.splice(0, Infinity, ...this.failed.filter((one) => !expected.test(one)))
  }

  /** Nothing went wrong on the way; then the phone is put away. */
  async done(): Promise<void> {
    assert.deepEqual(this.errors, [])
    assert.deepEqual(this.failed, [])
    await this.leave()
  }
}
