import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { drive, type ClientElement, type ClientPage, type Driven } from './withClient'
import { modes } from './open'

/** What the client makes of an element with a node id. */
interface CustomElement extends ClientElement {
  data(path?: string): Promise<unknown>
  setData(data: object): Promise<void>
  callMethod(name: string, ...args: unknown[]): Promise<unknown>
}

/** Rows of the automator's protocol, one case each, by the client's own names. */
for (const mode of modes) {
  const layout = mode === 'chromium'
  void describe(`protocol, ${mode}`, () => {
    let it: Driven
    let page: ClientPage
    const one = async (selector: string) => {
      const found = await page.$(selector)
      assert.ok(found, `no ${selector}`)
      return found
    }
    before(async () => {
      it = await drive(mode)
      page = (await it.mp.currentPage())!
    })
    after(() => it.close())

    test('Tool.getInfo, App.getCurrentPage, App.getPageStack', async () => {
      assert.equal(page.path, 'pages/home/home')
      assert.deepEqual(page.query, {})
      const stack = await it.mp.pageStack()
      assert.deepEqual(
        stack.map(({ path }) => path),
        ['pages/home/home'],
      )
    })

    test('Page.getElement: by class, id, tag, descent; not found is null', async () => {
      for (const selector of ['.t-name', '#name', 'view', 'view.box', 'page > view'])
        assert.equal((await one(selector)).tagName, 'view', selector)
      assert.equal((await one('view text.t-count')).tagName, 'text')
      assert.equal((await one('scroll-view')).tagName, 'scroll-view')
      assert.equal(await page.$('.t-nowhere'), null)
    })

    test('Page.getElements and waitFor', async () => {
      assert.equal((await page.$$('.t-row')).length, 3)
      assert.equal((await page.$$('.t-nowhere')).length, 0)
      await page.waitFor('.t-row')
    })

    test('page.$ does not see inside of a custom component, element.$ does', async () => {
      assert.equal(await page.$('.head'), null)
      assert.equal(await (await one('.t-slotted')).text(), 'slotted')
      const card = await one('card')
      assert.equal(await (await card.$('.head'))!.text(), 'one: 0')
      assert.equal(await card.$('.t-slotted'), null)
      assert.equal((await card.$$('view')).length, 1)
    })

    test('Element.getElement of a plain element', async () => {
      const rows = await page.$$('.t-row')
      assert.equal(await (await rows[1]!.$('text'))!.text(), 'second')
      assert.equal(await rows[1]!.$('.t-row'), null)
    })

    test('Page.getElementByXpath, Page.getElementsByXpath', async () => {
      assert.equal(await (await page.xpath('//view[@id="name"]'))!.text(), 'home')
      assert.equal((await page.getElementsByXpath('//view/text[contains(text(), "s")]')).length, 2)
      assert.equal(await page.xpath('//view[@id="nobody"]'), null)
      assert.equal(await (await page.xpath('//card//view'))!.text(), 'one: 0')
    })

    test('Page.getData, Page.setData', async () => {
      assert.equal(await page.data('name'), 'home')
      assert.equal(await page.data('list[1].text'), 'second')
      assert.equal(((await page.data()) as { count: number }).count, 0)
      await page.setData({ 'list[1].text': 'changed', name: 'set' })
      assert.equal(await (await one('.t-name')).text(), 'set')
      assert.equal(await page.data('list[1].text'), 'changed')
      await page.setData({ 'list[1].text': 'second', name: 'home' })
    })

    test('Page.callMethod waits for a Promise; an unknown method is an error', async () => {
      assert.deepEqual(await page.callMethod('sum', 1, 2), { sum: 3 })
      await assert.rejects(page.callMethod('nothing'), /no method nothing/)
    })

    test('Page.getWindowProperties', async (t) => {
      assert.equal(await page.scrollTop(), 0)
      if (!layout) return t.diagnostic('left out: the page has no size without a layout')
      const { width, height } = await page.size()
      assert.equal(width, 375)
      assert.ok(Number(height) >= 500, String(height))
    })

    test('Element.tap: the dataset keeps its types', async () => {
      await (await one('.t-add')).tap()
      await (await one('.t-add')).tap()
      assert.equal(await (await one('.t-count')).text(), '4')
    })

    test('Element.touchstart, touchmove, touchend: order, long press, no tap after a move', async () => {
      const press = await one('.t-press')
      await page.callMethod('forget')
      await press.longpress()
      assert.equal(await page.data('seen'), 'touchstart longpress touchend')
      await page.callMethod('forget')
      const finger = (x: number) => ({ identifier: 0, pageX: x, pageY: 5, clientX: x, clientY: 5 })
      await press.touchstart({ touches: [finger(5)], changeTouches: [finger(5)] })
      await press.touchmove({ touches: [finger(60)], changeTouches: [finger(60)] })
      await press.touchend({ touches: [], changeTouches: [finger(60)] })
      assert.equal(await page.data('seen'), 'touchstart touchmove touchend')
      const last = (await page.callMethod('lastEvent')) as { changedTouches: { pageX: number }[]; touches: unknown[] }
      assert.equal(last.changedTouches[0]!.pageX, 60)
      assert.deepEqual(last.touches, [])
      await page.callMethod('forget')
      await press.touchstart()
      await press.touchend()
      assert.equal(await page.data('seen'), 'touchstart touchend tap')
      await assert.rejects(press.touchmove(), /touchstart comes first/)
    })

    test('taps bubble with their target, and catch stops them', async () => {
      await page.callMethod('forget')
      await (await one('.t-inner')).tap()
      assert.equal(await page.data('seen'), 'tap')
      await page.callMethod('forget')
      await (await one('.t-stop')).tap()
      assert.equal(await page.data('seen'), 'tap')
    })

    test('Element.triggerEvent, Element.dispatchEvent', async () => {
      await (await one('card')).trigger('pick', { by: 'trigger' })
      assert.deepEqual(await page.data('picked'), { by: 'trigger' })
      await page.callMethod('forget')
      await (await one('.t-inner')).dispatchEvent({ eventName: 'hello', detail: { a: 1 } })
      const last = (await page.callMethod('lastEvent')) as { type: string; detail: unknown }
      assert.equal(last.type, 'hello')
      assert.deepEqual(last.detail, { a: 1 })
    })

    test('Element.getDOMProperties, getOffset', async (t) => {
      const name = await one('.t-name')
      assert.equal(await name.text(), 'home')
      if (!layout) return t.diagnostic('left out: size and offset need a layout')
      const { width, height } = await name.size()
      assert.ok(Number(width) === 375 && Number(height) > 20)
      const { left, top } = await (await one('.t-press')).offset()
      assert.equal(left, 0)
      assert.ok(Number(top) > 40)
    })

    test('Element.getAttributes, getStyles', async () => {
      const name = await one('.t-name')
      assert.equal(await name.attribute('class'), 'box t-name')
      assert.equal(await name.attribute('id'), 'name')
      assert.equal(await name.attribute('data-kind'), 'title')
      assert.equal(await name.attribute('data-long-name'), 'yes')
      assert.equal(await name.style('color'), 'rgb(1, 2, 3)')
      assert.equal(await name.style('padding-left'), '15px')
    })

    test('Element.getProperties: only those there are', async () => {
      const input = await one('.t-input')
      assert.equal(await input.property('value'), 'ab')
      await assert.rejects(input.property('nonsense'), /not exists/)
      assert.equal(await (await one('card')).property('title'), 'one')
    })

    test('Element.getWXML', async () => {
      const row = (await page.$$('.t-row'))[0]!
      assert.equal(await row.wxml(), '<text>first</text>')
      assert.equal(await row.outerWxml(), '<view class="t-row"><text>first</text></view>')
    })

    test('custom component: getData, setData, callMethod', async () => {
      const card = (await one('card')) as CustomElement
      assert.equal(await card.data('inside.deep[1]'), 'y')
      await card.setData({ picks: 7 })
      assert.equal(await (await card.$('.head'))!.text(), 'one: 7')
      assert.equal(await card.callMethod('times', 6, 7), 42)
      await (await card.$('.head'))!.tap()
      assert.deepEqual(await page.data('picked'), { picks: 8 })
    })

    test('an element that left its page is an error', async () => {
      const rows = await page.$$('.t-row')
      const list = await page.data('list')
      await page.setData({ list: [] })
      await assert.rejects(rows[2]!.text(), /no longer in a page/)
      await page.setData({ list })
    })

    test('Element.callFunction: input, textarea, scroll-view, swiper, switch, slider', async (t) => {
      const typed = (await one('.t-input')) as ClientElement & { input(text: string): Promise<void> }
      await typed.input('hello')
      assert.equal(await page.data('typed'), 'hello')
      assert.equal(await typed.value(), 'hello')
      const written = (await one('.t-textarea')) as typeof typed
      await written.input('two\nlines')
      assert.equal(await page.data('written'), 'two\nlines')
      await (await one('.t-switch')).tap()
      assert.equal(await page.data('switched'), true)
      await ((await one('.t-slider')) as ClientElement & { slideTo(value: number): Promise<void> }).slideTo(40)
      assert.equal(await page.data('slid'), 40)
      await ((await one('.t-swiper')) as ClientElement & { swipeTo(index: number): Promise<void> }).swipeTo(2)
      assert.equal(await page.data('current'), 2)
      const movable = (await one('.t-movable')) as ClientElement & { moveTo(x: number, y: number): Promise<void> }
      await movable.moveTo(1, 1)
      if (!layout) return t.diagnostic('left out: scroll-view needs a layout')
      const scroll = (await one('.t-scroll')) as ClientElement & {
        scrollTo(x: number, y: number): Promise<void>
        scrollWidth(): Promise<number>
        scrollHeight(): Promise<number>
      }
      assert.deepEqual([await scroll.scrollWidth(), await scroll.scrollHeight()], [400, 900])
      await scroll.scrollTo(20, 300)
      assert.deepEqual([await scroll.property('scrollLeft'), await scroll.property('scrollTop')], [20, 300])
      await it.control.settled()
      assert.equal(await page.data('scrollTop'), 300)
    })
  })
}
