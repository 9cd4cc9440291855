import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import { after, before, describe, test } from 'node:test'
import { modes } from './open'
import { drive, type ClientElement, type ClientPage, type Driven } from './withClient'

const project = fileURLToPath(new URL('./native', import.meta.url))

interface Component extends ClientElement {
  data(path?: string): Promise<unknown>
  setData(data: object): Promise<void>
  callMethod(name: string, ...args: unknown[]): Promise<unknown>
}

/** A mini-program written by hand: no framework's output. */
for (const mode of modes) {
  void describe(`native mini-program, ${mode}`, () => {
    let it: Driven
    let page: ClientPage
    const one = async (selector: string) => {
      const found = await page.$(selector)
      assert.ok(found, `no ${selector}`)
      return found as Component
    }
    const inside = async (component: string, selector: string) => {
      const found = await (await one(component)).$(selector)
      assert.ok(found, `no ${selector} in ${component}`)
      return found as Component
    }
    const texts = async (selector: string) =>
      Promise.all((await page.$$(selector)).map((found: ClientElement) => found.text()))
    const told = () => it.mp.evaluate(() => (getApp() as { globalData: { told: string[] } }).globalData.told.splice(0))
    before(async () => {
      it = await drive(mode, { project })
      page = (await it.mp.currentPage())!
    })
    after(() => it.close())

    test('with darkmode in app.json the App hears of the phone’s looks', async () => {
      const before = (await told()) as string[]
      await it.control.theme('dark')
      await it.control.theme('light')
      assert.deepEqual(await told(), ['theme dark', 'theme light'])
      await it.mp.evaluate((names: string[]) => {
        ;(getApp() as { globalData: { told: string[] } }).globalData.told.push(...names)
      }, before)
    })

    test('lifetimes: created, attached, shown, ready', async () => {
      const names = (await told()) as string[]
      // two of them: the one of the page, and the one inside of the generic component
      assert.deepEqual(
        [...new Set(names)],
        ['counter created', 'behavior attached', 'counter attached', 'counter shown', 'counter ready'],
      )
      assert.equal(names.length, 10)
    })

    test('wxs: from a file that requires another, and in place', async () => {
      assert.equal(await (await one('.t-wxs')).text(), '12.00 13.20 abab')
    })

    test('template with data and spread data, include', async () => {
      assert.deepEqual(await texts('.t-line'), ['price=1200', 'spread=2'])
      assert.equal(await (await one('.t-foot')).text(), 'foot of index')
    })

    test('wx:if, wx:elif, wx:else', async () => {
      for (const [kind, words] of Object.entries({ b: 'is b', z: 'is other', a: 'is a' })) {
        await page.setData({ kind })
        assert.deepEqual(await texts('.t-if'), [words])
      }
    })

    test('wx:for within wx:for', async () => {
      assert.deepEqual(await texts('.t-cell'), ['0:x:0:1', '0:x:1:2', '1:y:0:3'])
      await page.setData({ 'groups[1].cells': [3, 4] })
      assert.deepEqual(await texts('.t-cell'), ['0:x:0:1', '0:x:1:2', '1:y:0:3', '1:y:1:4'])
    })

    test('several slots', async () => {
      assert.equal((await (await one('.t-panel')).text()).replace(/\s/g, ''), 'titlebeforedefaultafter')
      assert.equal(await (await one('.t-after')).text(), 'after')
    })

    test('behavior, property, event, observers, pure data', async () => {
      const counter = await one('.t-counter')
      const face = await inside('.t-counter', '.own')
      assert.equal(await face.text(), 'behavior 0 0')
      await face.tap()
      assert.equal(await face.text(), 'behavior 3 6')
      assert.deepEqual(await page.data('counted'), [3])
      assert.equal(await page.callMethod('countThere'), 6)
      await counter.callMethod('widen')
      const { hidden, pairs, widest } = (await counter.callMethod('inside')) as Record<string, unknown[]>
      assert.equal(hidden, 'seen 6')
      assert.deepEqual(pairs!.slice(-2), [
        [3, 3],
        [6, 3],
      ])
      assert.equal(widest, 5)
      await page.setData({ step: 100 })
      assert.equal(await counter.property('step'), 100)
    })

    test('relations: linked and unlinked in order', async () => {
      const list = await one('.t-list')
      assert.equal(await (await inside('.t-list', '.names')).text(), '+one+two')
      assert.equal(await list.callMethod('howMany'), 2)
      await page.setData({ rows: ['two'] })
      assert.equal(await (await inside('.t-list', '.names')).text(), '+one+two-one')
      assert.equal(await list.callMethod('howMany'), 1)
    })

    test('an event that bubbles out of its component', async () => {
      await (await inside('.t-host', '.inner')).tap()
      assert.equal(await page.data('heard'), 'shout loudly')
    })

    test('a generic component', async () => {
      assert.equal(await (await (await inside('.t-chosen', 'inner')).$('.own'))!.text(), 'behavior 0 0')
    })

    test('styles: a component has its own, a page those of the App', async () => {
      const style = async (component: string, selector: string, name: string) =>
        (await inside(component, selector)).style(name)
      // the page's .head does not reach in, nor the component's out
      assert.equal(await style('.t-panel', '.head', 'color'), 'rgb(3, 3, 3)')
      assert.notEqual(await (await one('.t-default')).style('color'), 'rgb(4, 4, 4)')
      // isolated: nothing of app.wxss, and nothing of the page
      assert.notEqual(await style('.t-host', '.inner', 'font-weight'), '700')
      assert.notEqual(await style('.t-host', '.inner', 'color'), 'rgb(2, 2, 2)')
      // addGlobalClass opens it to the App's
      assert.equal(await style('.t-plain', '.loud', 'font-weight'), '700')
      assert.equal(await style('.t-plain', '.loud', 'color'), 'rgb(200, 10, 10)')
      // an external class is the page's
      assert.equal(await style('.t-counter', '.own', 'color'), 'rgb(200, 10, 10)')
      assert.equal(await style('.t-counter', '.own', 'font-size'), '19px')
      assert.equal(await (await one('.t-host')).style('padding-left'), '7px')
    })

    test('a page made by Component: query as properties, hooks as methods; lifetimes of the page below', async () => {
      await told()
      const made = await it.route('navigateTo', { url: '/pages/made/made?from=index' })
      assert.deepEqual(await made.data('seen'), ['attached', 'onLoad index', 'onShow'])
      assert.equal(await made.data('from'), 'index')
      assert.deepEqual(await told(), ['counter hidden', 'counter hidden'])
      await it.route('navigateBack')
      assert.deepEqual(await told(), ['counter shown', 'counter shown'])
    })

    test('detached when the page goes', async () => {
      await it.route('reLaunch', { url: '/pages/made/made' })
      const names = (await told()) as string[]
      assert.equal(names.filter((name) => name === 'counter detached').length, 2)
      assert.deepEqual((await it.control.measurements())!.exceptions, [])
    })
  })
}
