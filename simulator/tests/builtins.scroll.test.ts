import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { modes } from './open'
import { drive, type ClientElement, type ClientPage, type Driven } from './withClient'

interface Heard {
  type: string
  id: string
  detail: Record<string, unknown>
}
type Moving = ClientElement & {
  swipeTo(index: number): Promise<void>
  moveTo(x: number, y: number): Promise<void>
  scrollTo(x: number, y: number): Promise<void>
  scrollHeight(): Promise<number>
}

/** What scrolls, swipes and moves. */
for (const mode of modes) {
  const layout = mode === 'chromium'
  const needsLayout = layout ? {} : { skip: 'needs a layout' }
  void describe(`built-ins that move, ${mode}`, () => {
    let it: Driven
    let page: ClientPage
    const one = async (id: string) => {
      const found = await page.$(`#${id}`)
      assert.ok(found, `no #${id}`)
      return found as Moving
    }
    const heard = async (id: string): Promise<Heard[]> =>
      ((await page.data('heard')) as Heard[]).filter((event) => event.id === id)
    const types = async (id: string) => (await heard(id)).map(({ type }) => type)
    /** Waits until an element told so many events. */
    const told = async (id: string, count: number): Promise<Heard[]> => {
      for (let tries = 0; tries < 40; tries++) {
        const all = await heard(id)
        if (all.length >= count) return all
        await sleep(50)
      }
      return heard(id)
    }
    /** A finger over an element, from its middle. */
    const drag = async (element: Moving, dx: number, dy: number) => {
      const point = (x: number, y: number) => ({
        touches: [],
        changedTouches: [{ identifier: 0, clientX: x, clientY: y, pageX: x, pageY: y }],
      })
      await element.touchstart(point(100, 100) as never)
      for (const share of [0.2, 0.6, 1]) await element.touchmove(point(100 + dx * share, 100 + dy * share) as never)
      await element.touchend(point(100 + dx, 100 + dy) as never)
    }
    before(async () => {
      it = await drive(mode)
      page = await it.route('reLaunch', { url: '/pages/scroll/scroll' })
    })
    beforeEach(() => page.setData({ heard: [] }))
    after(() => it.close())

    test('swiper: swipeTo tells the change with its item, and the end of the movement', async () => {
      await (await one('swiper')).swipeTo(1)
      const detail = { current: 1, currentItemId: 'b', source: 'touch' }
      assert.deepEqual(await told('swiper', 2), [
        { type: 'change', id: 'swiper', detail },
        { type: 'animationfinish', id: 'swiper', detail },
      ])
    })

    test('swiper: current moves it without a source', async () => {
      await page.setData({ current: 2 })
      assert.deepEqual((await told('swiper', 2))[0]?.detail, { current: 2, currentItemId: 'c', source: '' })
    })

    test('swiper: a finger swipes it round where it is circular', needsLayout, async () => {
      const swiper = await one('swiper')
      await drag(swiper, -200, 0)
      await sleep(150)
      assert.deepEqual((await heard('swiper'))[0]?.detail, { current: 0, currentItemId: 'a', source: 'touch' })
      await page.setData({ heard: [] })
      await drag(swiper, 0, -200)
      assert.deepEqual(await heard('swiper'), [], 'across its direction it stays')
    })

    test('swiper: two items at a time stop before the last but one', async () => {
      await (await one('two')).swipeTo(3)
      assert.equal((await heard('two'))[0]?.detail.current, 2)
    })

    test('swiper: autoplay goes on until the scenario is frozen', async () => {
      const before = Number(await page.data('played'))
      await sleep(500)
      const after = Number(await page.data('played'))
      assert.ok(after > before, `${after} after ${before}`)
      await it.control.scenario({ frozen: true })
      const stopped = Number(await page.data('played'))
      await sleep(500)
      assert.equal(Number(await page.data('played')), stopped)
      await it.control.scenario({ frozen: false })
    })

    test('scroll-view: tells how far, and once when it comes near an end', needsLayout, async () => {
      const down = await one('down')
      await down.scrollTo(0, 300)
      await sleep(80)
      assert.deepEqual(await page.data('last'), {
        scrollLeft: 0,
        scrollTop: 300,
        scrollHeight: 600,
        scrollWidth: 375,
        deltaX: 0,
        deltaY: -300,
      })
      assert.deepEqual(await types('down'), [])
      await down.scrollTo(0, 490)
      await sleep(80)
      await down.scrollTo(0, 495)
      await sleep(80)
      await down.scrollTo(0, 10)
      await sleep(80)
      assert.deepEqual(
        (await heard('down')).map(({ type, detail }) => [type, detail.direction]),
        [
          ['scrolltolower', 'bottom'],
          ['scrolltoupper', 'top'],
        ],
      )
    })

    test('scroll-view: scroll-top and scroll-into-view', needsLayout, async () => {
      const down = await one('down')
      await page.setData({ top: 120 })
      assert.equal(await down.property('scrollTop'), 120)
      await page.setData({ into: 'row-7' })
      await sleep(80)
      assert.equal((await page.data('last.scrollTop')) as number, 210)
    })

    test('scroll-view: enable-flex puts its children in a row', needsLayout, async () => {
      const cells = await (await one('across')).$$('.cell')
      const [first, second] = [await cells[0]!.offset(), await cells[1]!.offset()]
      assert.deepEqual([second.left - first.left, second.top - first.top], [120, 0])
    })

    test('scroll-view: pulled far enough it refreshes, and is let go by the mini-program', async () => {
      const pull = await one('pull')
      await drag(pull, 0, 60)
      assert.deepEqual((await types('pull')).slice(-2), ['refresherpulling', 'refresherabort'])
      await page.setData({ heard: [] })
      await drag(pull, 0, 200)
      assert.equal((await types('pull')).pop(), 'refresherrefresh')
      await page.setData({ triggered: false })
      assert.equal((await types('pull')).pop(), 'refresherrestore')
    })

    test('movable-view: moves to a place, by finger too, and stays in its area', needsLayout, async () => {
      const moves = await one('moves')
      await moves.moveTo(30, 20)
      await drag(moves, 500, 10)
      const moved = await heard('moves')
      assert.deepEqual(moved[0]?.detail, { x: 30, y: 20, source: '' })
      assert.deepEqual(moved.pop()?.detail, { x: 150, y: 30, source: 'touch' })
    })

    test('animation: the exported steps are played', needsLayout, async () => {
      const step = {
        animates: [{ type: 'translateX', args: [40] }],
        option: { transformOrigin: '50% 50% 0', transition: { duration: 50, timingFunction: 'linear', delay: 0 } },
      }
      await page.setData({ animation: { actions: [step] } })
      await sleep(150)
      const mover = await one('mover')
      assert.match(String(await mover.style('transform')), /40, 0\)/)
      assert.equal((await types('mover')).pop(), 'transitionend')
    })
  })
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
