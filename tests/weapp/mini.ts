import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before } from 'node:test'
import { leftOut, mode, openHost, type Host, type MiniProgram } from './host'
import { keepEvidence, type Shown } from '../evidence'
import { Wire } from '../wire'
import { answerInPlace, keepCaptcha, shipped, watchToasts } from './inApp'

type Page = NonNullable<Awaited<ReturnType<MiniProgram['currentPage']>>>
export type Element = NonNullable<Awaited<ReturnType<Page['$']>>>
type Scope = Pick<Page, '$' | '$$'>
export type Measured = NonNullable<Awaited<ReturnType<Host['control']['measurements']>>>
type Fresh = Parameters<Host['control']['relaunch']>[0] & { stored?: Record<string, unknown> }

/** ms until something that does not come counts as missing; a guard against hanging on a busy machine */
const patience = 60_000
/** ms; a little more than src/navigation/open.ts has, since the app hears of a tap later than the test */
const doubleTap = 450
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Somebody with the mini-program: knows the `t-` handles only. */
export class Mini {
  readonly wire: Wire
  /** Exceptions of the app, and what it wrote with console.error. */
  readonly errors: string[] = []
  /** All that it told, oldest first. */
  readonly lines: string[] = []
  /** When each handle was tapped last. */
  private readonly tapped = new Map<string, number>()

  constructor(readonly host: Host) {
    this.wire = new Wire(host.mallUrl, 'weapp')
    const note = (text: string) => {
      this.lines.push(text)
      // the app goes on with the picture as it is
      if (mode !== 'jsdom' || !text.includes('without a browser')) this.errors.push(text)
    }
    host.mp.on('exception', (error) => note(JSON.stringify(error)))
    host.mp.on('console', ({ type, args }: { type: string; args: unknown[] }) => {
      const text = args.map(String).join(' ')
      if (type === 'error') note(text)
      else this.lines.push(`${type} ${text}`)
    })
  }

  get mp(): MiniProgram {
    return this.host.mp
  }

  // ---- where it is

  async page(): Promise<Page> {
    const page = await this.mp.currentPage()
    assert.ok(page, 'no page is shown')
    return page
  }
  async stack(): Promise<string[]> {
    return (await this.mp.pageStack()).map((page) => page.path)
  }
  /** Goes to an address as WeChat would: by a share, a message, a tab. The client's own routes wait three seconds. */
  async go(kind: 'reLaunch' | 'navigateTo' | 'redirectTo' | 'switchTab' | 'navigateBack', url = ''): Promise<void> {
    const words = (await this.mp.evaluate(
      shipped((name: string, options: object) => {
        return new Promise((resolve) => {
          wx[name]!({ ...options, complete: (answer: { errMsg: string }) => resolve(answer.errMsg) })
        })
      }),
      kind,
      kind === 'navigateBack' ? { delta: 1 } : { url },
    )) as string
    assert.match(words, /:ok/, `${kind} ${url}`)
  }
  /** Waits until a page is shown; gives its query. */
  async on(place: string): Promise<Record<string, string>> {
    await this.until(`page ${place}`, async () => (await this.page()).path === place)
    return (await this.page()).query as Record<string, string>
  }

  // ---- what is seen

  /** All of a handle on the shown page, also inside of components, which `page.$$` does not look into. */
  async all(handle: string): Promise<Element[]> {
    const page = await this.page()
    const [first = '', ...below] = handle.trim().split(/\s+/)
    let found = await deep(page, first)
    // the tab bar is a tree of its own
    if (found.length === 0) found = (await page.getElementsByXpath(byClass(first))) as Element[]
    for (const one of below) found = (await Promise.all(found.map((element) => deep(element, one)))).flat()
    return found
  }
  async count(handle: string): Promise<number> {
    return (await this.all(handle)).length
  }
  async see(handle: string): Promise<Element> {
    let found: Element | undefined
    await this.until(handle, async () => (found = (await this.all(handle))[0]) !== undefined)
    return found!
  }
  async gone(handle: string): Promise<void> {
    await this.until(`${handle} to be gone`, async () => (await this.count(handle)) === 0)
  }
  async text(handle: string): Promise<string> {
    return (await (await this.see(handle)).text()).replace(/\s+/g, '')
  }
  async reads(handle: string, words: string | RegExp): Promise<void> {
    let last = ''
    const right = () => (typeof words === 'string' ? last === words : words.test(last))
    await this.until(
      () => `${handle} to read ${words}, not “${last}”`,
      async () => {
        last = await this.text(handle)
        return right()
      },
    )
  }

  /**
   * Does something and waits for the toast that follows. A toast stays 1500 ms, on a busy machine less than one look
   * from outside takes: the app looks at its own page.
   */
  async told(words: string | RegExp, act: () => Promise<void>): Promise<void> {
    const right = (one: string) => (typeof words === 'string' ? one === words : words.test(one))
    await this.mp.evaluate(shipped(watchToasts), patience)
    await act()
    let seen: string[] = []
    await this.until(
      () => `a toast ${words}, seen: ${seen.join(' | ') || 'none'}`,
      async () => {
        seen = (await this.mp.evaluate(() => getApp().toasts)) as string[]
        return seen.some(right)
      },
    )
  }

  // ---- what is done

  async tap(handle: string, place = 0): Promise<void> {
    let found: Element | undefined
    await this.until(handle, async () => (found = (await this.all(handle)).at(place)) !== undefined)
    await found!.tap()
    this.tapped.set(handle, Date.now())
  }
  /** A thumb that has come back to the page: no double tap, which would open nothing. */
  async tapAnew(handle: string): Promise<void> {
    await pause(Math.max(0, (this.tapped.get(handle) ?? 0) + doubleTap - Date.now()))
    await this.tap(handle)
  }
  async type(handle: string, words: string): Promise<void> {
    const field = (await this.see(handle)) as Element & { input(value: string): Promise<void> }
    await field.input(words)
  }
  /** Resolves when nothing is under way any more. */
  async settled(): Promise<void> {
    if (this.host.control.isSimulator) await this.host.control.settled()
    else await pause(500)
  }
  /** Starts the app anew with this in its storage, as a phone that had it there before. */
  async fresh({ stored = {}, ...how }: Fresh = {}): Promise<void> {
    const values = Object.entries({ baseUrl: this.host.mallUrl, ...stored })
    const storage = Object.fromEntries(values.map(([key, value]) => [key, JSON.stringify(value)]))
    await this.host.control.relaunch({ storage, ...how })
  }

  // ---- beside the phone

  /** What it cost since its start, without a look at its pictures. */
  async measured(): Promise<Measured> {
    const measured = await this.host.control.measurements({ layout: false })
    assert.ok(measured, 'only the simulator measures')
    return measured
  }

  /** A value of the app's storage. */
  async stored<T>(key: string): Promise<T | undefined> {
    const text = (await this.mp.callWxMethod('getStorageSync', key)) as string
    return text ? (JSON.parse(text) as T) : undefined
  }
  async ask<T>(call: string, params: Record<string, string | number> = {}): Promise<T> {
    return this.wire.ask<T>(call, params, (await this.stored<string>('token')) ?? '')
  }

  /** Ticks the consent where it is not. */
  async agree(within = ''): Promise<void> {
    await this.see(`${within} .t-agree`.trim())
    if ((await this.count(`${within} .t-agreed`.trim())) === 0) await this.tap(`${within} .t-agree`.trim())
    await this.settled()
  }
  async logInWithWeChat(): Promise<void> {
    await this.agree()
    await this.tap('.t-wechat-login')
  }

  /** On the login page: mobile, captcha, the code of the message. */
  async logIn(mobile: string): Promise<void> {
    await this.type('.t-mobile', mobile)
    await this.readCaptcha()
    await this.tap('.t-send-code')
    let code = ''
    await this.until('the message', async () => {
      const sms = this.wire.operate<{ code: string }>('/dev/smscode', { mobile })
      code = await sms.then(
        (one) => one.code,
        () => '',
      )
      return code !== ''
    })
    await this.settled()
    await this.type('.t-code', code)
    await this.agree()
    await this.tap('.t-submit-login')
  }

  /** The same by password: a mobile gets no second message within two minutes. */
  async logInByPassword(name: string): Promise<void> {
    await this.tap('.t-tab-password')
    await this.type('.t-username', name)
    await this.type('.t-password', 'demo123')
    await this.readCaptcha()
    await this.agree()
    await this.tap('.t-submit-login')
  }
  async readCaptcha(): Promise<void> {
    const captcha_id = await this.captcha()
    const { code } = await this.wire.operate<{ code: string }>('/dev/captcha', { captcha_id })
    await this.type('.t-captcha-code', code)
  }

  /** How often the mall was asked this since the start. */
  async asked(call: string): Promise<number> {
    return (await this.measured()).requests.filter(({ url }) => new URL(url).pathname === call).length
  }

  /** From now on the mall answers this call so; without an answer as it is. */
  async pretend(call: string, answer?: object): Promise<void> {
    if (!answer) return this.mp.restoreWxMethod('request')
    await this.mp.evaluate(
      shipped((given: string[]) => void Object.assign(getApp(), { pretended: given })),
      [call, JSON.stringify(answer)],
    )
    await this.mp.mockWxMethod('request', shipped(answerInPlace))
  }

  /** How WeChat Pay will answer; it tells the mall nothing, the bank does. */
  async payment(answer: 'paid' | 'cancelled' | 'failed' | 'silent'): Promise<void> {
    if (this.host.control.isSimulator) return void (await this.host.control.scenario({ payment: answer }))
    if (answer === 'silent')
      return this.mp.mockWxMethod('requestPayment', 'function () { return new Promise(() => {}) }')
    const words = { paid: 'ok', cancelled: 'fail cancel', failed: 'fail' }[answer]
    await this.mp.mockWxMethod('requestPayment', { errMsg: `requestPayment:${words}` })
  }

  /** Asks for another captcha and listens to the answer: its number is nowhere on the page. */
  private async captcha(): Promise<string> {
    await this.see('.t-captcha')
    await this.settled()
    await this.mp.evaluate(() => void Object.assign(getApp(), { captchaAnswer: '' }))
    await this.mp.mockWxMethod('request', shipped(keepCaptcha))
    await this.tap('.t-captcha')
    let text = ''
    await this.until('a captcha', async () => {
      text = String((await this.mp.evaluate(() => getApp().captchaAnswer ?? '')) ?? '')
      return text !== ''
    })
    await this.mp.restoreWxMethod('request')
    await this.settled()
    return (JSON.parse(text) as { data: { id: string } }).data.id
  }

  async until(what: string | (() => string), condition: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + patience
    let trouble: unknown
    while (Date.now() < end) {
      // the page may change while it is looked at
      const right = await condition().catch((error: unknown) => void (trouble = error))
      if (right) return
      await pause(100)
    }
    const { path: place } = await this.page()
    await this.picture(`missing-on-${place.replaceAll('/', '-')}`, true)
    const words = typeof what === 'string' ? what : what()
    throw new Error(`waited in vain for ${words} on ${place}`, { cause: trouble })
  }

  /** SHOTS=1 leaves a picture in the folder for temporary files, SHOTS=<folder> there. */
  async picture(name: string, always = false): Promise<void> {
    const wanted = process.env.SHOTS
    if ((!wanted && !always) || leftOut.withoutPictures) return
    const folder = wanted && wanted !== '1' ? wanted : path.join(os.tmpdir(), 'mall-weapp-shots')
    fs.mkdirSync(folder, { recursive: true })
    await this.settled()
    // a look at the layout waits for the pictures
    if (!always) await this.host.control.measurements()
    await this.mp.screenshot({ path: path.join(folder, `${name}.png`) })
  }

  /** Nothing went wrong on the way. */
  fine(): void {
    assert.deepEqual(this.errors.splice(0), [])
  }
}

const byClass = (handle: string) =>
  `//*[contains(concat(' ', normalize-space(@class), ' '), ' ${handle.replace(/^\./, '')} ')]`

/** Taro puts what is deep into `comp`, and `CustomWrapper` is one by itself. */
async function deep(scope: Scope, selector: string): Promise<Element[]> {
  const [own, ...hosts] = (await Promise.all([scope.$$(selector), scope.$$('custom-wrapper'), scope.$$('comp')])) as [
    Element[],
    Element[],
    Element[],
  ]
  return [...own, ...(await Promise.all(hosts.flat().map((host) => deep(host, selector)))).flat()]
}

const shownBy = (mini: Mini): Shown => ({
  picture: (file) => (leftOut.withoutPictures ? Promise.resolve() : mini.mp.screenshot({ path: file })),
  address: () => mini.page().then(({ path: place }) => place, String),
  lines: mini.lines,
})

/** Call once at the top of a file: one launch of the mini-program on a fresh demo mall for all its tests. */
export function useMini(env?: Record<string, string>): () => Mini {
  let mini: Mini | undefined
  before(async () => {
    mini = new Mini(await openHost(env))
    console.log(`# ${mode === 'WeChat' ? mode : `simulator, not WeChat · ${mode}`} · start ${mini.host.startMs} ms`)
  })
  keepEvidence(() => (mini ? [shownBy(mini)] : []))
  after(() => mini?.host.close())
  return () => mini!
}
