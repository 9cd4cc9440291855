import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { inApp } from './inApp'
import { modes } from './open'
import { drive, type ClientPage, type Driven } from './withClient'

for (const mode of modes) {
  const layout = mode === 'chromium'
  void describe(`wx: dialogs, bars, nodes, events, ${mode}`, () => {
    let it: Driven
    let page: ClientPage
    before(async () => {
      it = await drive(mode)
    })
    after(() => it.close())
    beforeEach(async () => {
      page = await it.route('reLaunch', { url: '/pages/api/api' })
    })
    const call = (name: string, ...args: unknown[]) => it.mp.callWxMethod(name, ...args)
    const pause = (ms = 60) => new Promise((resolve) => setTimeout(resolve, ms))

    test('what wants a tap is refused without one', async () => {
      for (const [name, options] of [
        ['requestSubscribeMessage', { tmplIds: ['t'] }],
        ['getUserProfile', { desc: 'why' }],
        ['openSetting', {}],
        ['navigateToMiniProgram', { appId: 'wx0' }],
        ['openEmbeddedMiniProgram', { appId: 'wx0' }],
        ['exitMiniProgram', {}],
      ] as const)
        await assert.rejects(call(name, options), /fail can only be invoked by user TAP/, name)
    })

    test('showModal, showActionSheet, toasts: what they take', async () => {
      const open = call('showModal', { title: 'Sure?', content: 'Really' })
      await pause()
      await it.mp.native().confirmModal()
      const { confirm, cancel } = await open
      assert.deepEqual([confirm, cancel], [true, false])
      await assert.rejects(call('showModal', { title: 'a', confirmText: '五个中文字' }), /confirmText length/)
      await assert.rejects(call('showModal', { title: 1 }), /parameter.title should be String instead of Number/)
      const words = await inApp(it.mp, () =>
        (wx.showModal!({ title: 'a', confirmText: undefined }) as Promise<unknown>).catch(
          ({ errMsg }: { errMsg: string }) => errMsg,
        ),
      )
      assert.match(String(words), /parameter.confirmText should be String instead of Undefined/)
      await assert.rejects(call('showActionSheet', { itemList: ['1', '2', '3', '4', '5', '6', '7'] }), /more than 6/)
      await assert.rejects(call('showToast', {}), /showToast:fail parameter error: parameter.title/)
      await call('showToast', { title: 'done' })
      await call('hideToast')
      await call('showLoading', { title: 'wait' })
      await call('hideLoading')
    })

    test('bars: what they take, and tab pages alone', async () => {
      await call('setNavigationBarTitle', { title: 'new' })
      await call('setNavigationBarColor', { frontColor: '#ffffff', backgroundColor: '#ff0000' })
      await assert.rejects(
        call('setNavigationBarColor', { frontColor: 'white', backgroundColor: '#ff0000' }),
        /invalid frontColor/,
      )
      await call('setBackgroundColor', { backgroundColor: '#eeeeee' })
      await assert.rejects(call('setBackgroundTextStyle', { textStyle: 'red' }), /invalid textStyle/)
      await assert.rejects(call('hideTabBar'), /hideTabBar:fail not TabBar page/)
      await it.route('switchTab', { url: '/pages/tab/tab' })
      await call('setTabBarBadge', { index: 1, text: '3' })
      await call('hideTabBar')
      await call('showTabBar')
      await assert.rejects(call('setTabBarBadge', { index: 1 }), /parameter.text should be String/)
    })

    test('createSelectorQuery: fields, viewport, what is not there', async () => {
      const told = await inApp(
        it.mp,
        () =>
          new Promise<Record<string, unknown>[]>((resolve) => {
            type Query = Record<string, (...args: unknown[]) => Query>
            const query = wx.createSelectorQuery!() as Query
            query.select!('#top').fields!({ id: true, dataset: true, size: true, computedStyle: ['color'] })
            query.selectAll!('.box').boundingClientRect!()
            query.select!('#nowhere').boundingClientRect!()
            query.selectViewport!().scrollOffset!()
            query.exec!((results: unknown) => resolve(results as Record<string, unknown>[]))
          }),
      )
      const [top, boxes, nothing, viewport] = told as [Record<string, unknown>, { id: string }[], null, object]
      assert.deepEqual([top.id, top.dataset, top.color], ['top', { kind: 'name' }, 'rgb(1, 2, 3)'])
      assert.equal(top.height, layout ? 40 : 0, 'no layout in jsdom')
      assert.deepEqual(
        boxes.map(({ id }) => id),
        ['top', 'low'],
      )
      assert.equal(nothing, null)
      assert.equal((viewport as { scrollTop: number }).scrollTop, 0)
    })

    test('pageScrollTo, and an observer that sees what comes in', { skip: !layout && 'needs layout' }, async () => {
      await page.callMethod('watch', '.box', { observeAll: true })
      await pause(150)
      const seen = async () =>
        ((await page.data('news')) as { detail: { id: string; shown: boolean } }[]).map(
          ({ detail }) => `${detail.id} ${detail.shown ? 'in' : 'out'}`,
        )
      assert.deepEqual(await seen(), ['top in'], 'the first news is not lost')
      await call('pageScrollTo', { selector: '#low', duration: 0 })
      await pause(150)
      assert.deepEqual((await seen()).slice(1).sort(), ['low in', 'top out'])
      const query = await inApp(
        it.mp,
        () =>
          new Promise<{ scrollTop: number }>((resolve) => {
            type Query = Record<string, (...args: unknown[]) => Query>
            const asked = wx.createSelectorQuery!() as Query
            asked.selectViewport!().scrollOffset!(resolve)
            asked.exec!()
          }),
      )
      assert.ok(query.scrollTop > 1000)
      await assert.rejects(call('pageScrollTo', { selector: '#nowhere' }), /not found/)
    })

    test('events: theme by app.json, errors, unhandled rejections, background', async () => {
      await inApp(it.mp, () => {
        const app = getApp() as { events?: unknown[] }
        const events: unknown[] = (app.events = [])
        wx.onThemeChange!((news: unknown) => events.push(['theme', news]))
        wx.onAppHide!(() => events.push(['hide']))
        wx.onAppShow!(({ scene }: { scene: number }) => events.push(['show', scene]))
        wx.onError!((words: string) => events.push(['error', words.split('\n')[0]]))
        wx.onUnhandledRejection!(({ reason }: { reason: Error }) => events.push(['rejection', reason.message]))
        setTimeout(() => {
          throw new Error('thrown')
        }, 0)
        void Promise.reject(new Error('rejected'))
      })
      await pause()
      await it.control.theme('dark')
      await it.control.theme('light')
      await it.control.background()
      await it.control.foreground({ scene: 1007 })
      const events = (await inApp(it.mp, () => (getApp() as { events: unknown[] }).events)) as unknown[]
      const has = (...event: unknown[]) =>
        assert.ok(
          events.some((each) => JSON.stringify(each) === JSON.stringify(event)),
          `${JSON.stringify(event)} in ${JSON.stringify(events)}`,
        )
      has('error', 'thrown')
      has('rejection', 'rejected')
      has('hide')
      has('show', 1007)
      assert.ok(!events.some((each) => (each as string[])[0] === 'theme'), 'app.json has no darkmode')
    })
  })
}
