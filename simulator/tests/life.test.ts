import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { modes } from './open'
import { drive, type ClientPage, type Driven } from './withClient'

const life = (as: string) => ({ url: `/pages/life/life?as=${as}` })
/** The client keeps it to itself. */
const idOf = (page: ClientPage) => (page as unknown as { id: number }).id
/** What is on its way arrives, also on a busy machine. */
const soon = (ms = 250) => new Promise((resolve) => setTimeout(resolve, ms))

for (const mode of modes) {
  void describe(`lifecycle, ${mode}`, () => {
    let it: Driven
    const paths = async () => (await it.mp.pageStack()).map(({ path, query }) => query.as ?? path.split('/').pop())
    before(async () => {
      it = await drive(mode)
    })
    after(() => it.close())
    beforeEach(async () => {
      await it.route('reLaunch', { url: '/pages/home/home' })
      await it.happened()
    })

    test('launch: App.onLaunch, App.onShow, then the page', async () => {
      await it.control.relaunch({ path: 'pages/life/life?as=first', scene: 1011 })
      const all = await it.happenedWith()
      for (let tries = 0; tries < 100 && all.at(-1)?.name !== 'first onReady'; tries += 1) {
        await soon(50)
        all.push(...(await it.happenedWith()))
      }
      assert.deepEqual(
        all.map(({ name }) => name),
        ['app onLaunch', 'app onShow', 'first onLoad', 'first onShow', 'first onReady'],
      )
      const { path, query, scene } = all[0]!.news as Record<string, unknown>
      assert.deepEqual([path, query, scene], ['pages/life/life', { as: 'first' }, 1011])
    })

    test('navigateTo and navigateBack', async () => {
      await it.route('navigateTo', life('a'))
      assert.deepEqual(await it.happened(), ['a onLoad', 'a onShow', 'a onReady'])
      await it.route('navigateTo', life('b'))
      assert.deepEqual(await it.happened(), ['a onHide', 'b onLoad', 'b onShow', 'b onReady'])
      await it.route('navigateBack')
      assert.deepEqual(await it.happened(), ['b onUnload', 'a onShow'])
      assert.deepEqual(await paths(), ['home', 'a'])
    })

    test('navigateBack by several, and never below the first page', async () => {
      for (const name of ['a', 'b', 'c']) await it.route('navigateTo', life(name))
      await it.happened()
      await it.route('navigateBack', { delta: 2 })
      assert.deepEqual(await it.happened(), ['c onUnload', 'b onUnload', 'a onShow'])
      await it.route('navigateBack', { delta: 99 })
      assert.deepEqual(await paths(), ['home'])
      await assert.rejects(it.route('navigateBack'), /navigateBack:fail cannot navigate back at first page/)
    })

    test('redirectTo closes the page, not those below', async () => {
      await it.route('navigateTo', life('a'))
      await it.happened()
      await it.route('redirectTo', life('b'))
      assert.deepEqual(await it.happened(), ['a onUnload', 'b onLoad', 'b onShow', 'b onReady'])
      assert.deepEqual(await paths(), ['home', 'b'])
    })

    test('reLaunch closes all pages, kept tabs too', async () => {
      await it.route('switchTab', { url: '/pages/tab/tab' })
      await it.route('navigateTo', life('a'))
      await it.happened()
      await it.route('reLaunch', life('b'))
      assert.deepEqual(await it.happened(), ['a onUnload', 'b onLoad', 'b onShow', 'b onReady'])
      assert.deepEqual(await paths(), ['b'])
      await it.route('switchTab', { url: '/pages/home/home' })
      assert.equal(await (await it.mp.currentPage())!.data('count'), 0)
    })

    test('switchTab keeps tab pages and closes the others', async () => {
      const home = (await it.mp.currentPage())!
      await home.setData({ count: 5 })
      await it.route('navigateTo', life('a'))
      await it.happened()
      await it.route('switchTab', { url: '/pages/tab/tab' })
      assert.deepEqual(await it.happened(), ['a onUnload'])
      assert.deepEqual(await paths(), ['tab'])
      const again = await it.route('switchTab', { url: '/pages/home/home' })
      assert.equal(await again.data('count'), 5)
      assert.equal(idOf(again), idOf(home))
    })

    test('routes that are refused say why', async () => {
      await assert.rejects(
        it.route('navigateTo', { url: '/pages/tab/tab' }),
        /navigateTo:fail can not navigateTo a tabbar page/,
      )
      await assert.rejects(
        it.route('redirectTo', { url: '/pages/tab/tab' }),
        /redirectTo:fail can not redirectTo a tabbar page/,
      )
      await assert.rejects(it.route('switchTab', life('a')), /switchTab:fail can not switch to no-tabBar page/)
      await assert.rejects(
        it.route('navigateTo', { url: '/pages/none/none' }),
        /navigateTo:fail page "pages\/none\/none" is not found/,
      )
      await assert.rejects(it.route('navigateTo', {}), /navigateTo:fail parameter error/)
    })

    test('ten pages at most', async () => {
      for (let depth = 2; depth <= 10; depth += 1) await it.route('navigateTo', life(`p${depth}`))
      assert.equal((await it.mp.pageStack()).length, 10)
      await assert.rejects(it.route('navigateTo', life('p11')), /webview count limit exceed/)
      await it.route('redirectTo', life('instead'))
      assert.equal((await paths()).pop(), 'instead')
    })

    test('a page that is not there: App.onPageNotFound, and App.onPageNotFound may open another', async () => {
      await it.control.relaunch({ path: 'pages/none/none?a=1' })
      await soon()
      const news = (await it.happenedWith()).find(({ name }) => name === 'app onPageNotFound')?.news
      assert.deepEqual(news, { path: 'pages/none/none', query: { a: '1' }, isEntryPage: true })
      await it.route('redirectTo', life('instead'))
      assert.deepEqual(await paths(), ['instead'])
      await it.control.relaunch()
    })

    test('getCurrentPages and relative urls', async () => {
      await it.route('navigateTo', { url: '../life/life?as=near' })
      const routes = await it.mp.evaluate(() => getCurrentPages().map(({ route, options }) => [route, options]))
      assert.deepEqual(routes, [
        ['pages/home/home', {}],
        ['pages/life/life', { as: 'near' }],
      ])
    })

    test('queries stay as they were written', async () => {
      const page = await it.route('navigateTo', { url: '/sub/deep/deep?word=%E7%9B%92&empty=&eq=a=b' })
      assert.deepEqual(await page.data('query'), { word: '%E7%9B%92', empty: '', eq: 'a=b' })
    })

    test('event channel: both ways, early words wait', async () => {
      // as text: the loader of TypeScript would put a word of its own before functions with a name
      const opened = await it.mp.evaluate(`function () {
        globalThis.heard = []
        return new Promise((resolve, fail) =>
          wx.navigateTo({
            url: '/pages/life/life?as=channel',
            events: { toOpener: (news) => globalThis.heard.push(news) },
            success({ eventChannel }) {
              eventChannel.emit('toOpened', 'hello')
              resolve('opened')
            },
            fail,
          }),
        )
      }`)
      assert.equal(opened, 'opened')
      await soon()
      const page = (await it.mp.currentPage())!
      assert.deepEqual(await page.callMethod('heardSoFar'), ['hello'])
      await page.callMethod('notifyOpener', 'later')
      assert.deepEqual(await it.mp.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard), [
        { early: true },
        'later',
      ])
    })

    test('a sub-package runs when one of its pages opens; preloadRule fetches it before', async () => {
      await it.control.relaunch()
      assert.deepEqual(await it.control.packages(), { entered: [''], preloaded: [] })
      await it.route('navigateTo', life('a'))
      assert.deepEqual(await it.control.packages(), { entered: [''], preloaded: ['sub'] })
      assert.ok(!(await it.happened()).includes('deep module'))
      const page = (await it.mp.currentPage())!
      await (await page.$('.t-deep'))!.tap()
      await soon()
      assert.deepEqual((await it.control.packages())!.entered, ['', 'sub'])
      const names = await it.happened()
      assert.ok(names.includes('a onHide'))
      assert.ok(names.indexOf('deep module') < names.indexOf('deep onLoad'))
    })

    test('a sub-package is out of reach of the main package, and not there offline before it was fetched', async () => {
      await it.control.relaunch()
      await it.control.scenario({ network: 'offline' })
      const deep = { url: '/sub/deep/deep' }
      await assert.rejects(it.route('navigateTo', deep), /navigateTo:fail loadSubpackage fail/)
      await it.control.scenario({ network: 'online' })
      await it.route('navigateTo', deep)
      await it.control.scenario({ network: 'offline' })
      await it.route('reLaunch', { url: '/pages/home/home' })
      assert.equal((await it.route('navigateTo', deep)).path, 'sub/deep/deep')
      await it.control.scenario({ network: 'online' })
      const home = await it.route('reLaunch', { url: '/pages/home/home' })
      assert.match((await home.callMethod('reachDeep')) as string, /module 'sub\/deep\/side.js' is not defined/)
    })

    test('require.async fetches the package of another module, and fails while it cannot', async () => {
      await it.control.relaunch()
      await it.control.scenario({ network: 'offline' })
      const home = await it.route('reLaunch', { url: '/pages/home/home' })
      for (const way of ['fetchDeep', 'callDeep']) {
        const { mod, errMsg } = (await home.callMethod(way)) as Record<string, unknown>
        assert.deepEqual([mod, errMsg], ['../../sub/deep/side', 'loadSubpackage fail'])
      }
      await it.control.scenario({ network: 'online' })
      assert.deepEqual(await home.callMethod('fetchDeep'), { name: 'side' })
      assert.deepEqual((await it.control.packages())!.entered, ['', 'sub'])
      await it.control.scenario({ network: 'offline' })
      assert.deepEqual(await home.callMethod('callDeep'), { name: 'side' })
      await it.control.scenario({ network: 'online' })
    })

    test('a preloaded package is there offline; offline nothing is preloaded', async () => {
      await it.control.relaunch()
      await it.route('navigateTo', life('a'))
      await it.control.scenario({ network: 'offline' })
      assert.equal((await it.route('navigateTo', { url: '/sub/deep/deep' })).path, 'sub/deep/deep')
      await it.control.relaunch({ scenario: { network: 'offline' } })
      await it.route('navigateTo', life('a'))
      assert.deepEqual((await it.control.packages())!.preloaded, [])
      await it.control.relaunch({ scenario: { network: 'online' } })
    })

    test('a date with a blank in it is none, as on an iPhone', async () => {
      const thrown: string[] = []
      it.mp.on('exception', ({ message }: { message: string }) => thrown.push(message))
      const dates = await it.mp.evaluate(() => [
        Number.isNaN(new Date('2026-01-02 03:04:05').getTime()),
        Number.isNaN(Date.parse('2026-1-2 3:04')),
        new Date('2026/01/02 03:04:05').getFullYear(),
        new Date('2026-01-02T03:04:05Z').getTime(),
        new Date(2026, 0, 2).getDate(),
      ])
      assert.deepEqual(dates, [true, true, 2026, Date.UTC(2026, 0, 2, 3, 4, 5), 2])
      assert.equal(thrown.filter((words) => words.includes('no date on an iPhone')).length, 2)
    })

    test('into the background and back', async () => {
      await it.route('navigateTo', life('a'))
      await it.happened()
      await it.control.background()
      assert.deepEqual(await it.happened(), ['a onHide', 'app onHide'])
      await it.control.foreground({ scene: 1038 })
      const back = await it.happenedWith()
      assert.deepEqual(
        back.map(({ name }) => name),
        ['app onShow', 'a onShow'],
      )
      assert.equal((back[0]!.news as { scene: number }).scene, 1038)
    })

    test('App.onThemeChange is not called without darkmode in app.json', async () => {
      await it.happened()
      await it.control.theme('dark')
      await it.control.theme('light')
      assert.deepEqual(await it.happened(), [])
    })

    test('onTabItemTap by the native tab bar', async () => {
      await it.route('navigateTo', life('a'))
      await it.mp.native().navigateLeft()
      await it.mp.native().switchTab({ url: '/pages/tab/tab' })
      await soon()
      assert.deepEqual(await paths(), ['tab'])
      await it.mp.native().switchTab({ url: '/pages/home/home' })
      await soon()
      const last = (await it.happenedWith()).find(({ name }) => name === 'home onTabItemTap')
      assert.deepEqual(last?.news, { index: 0, pagePath: 'pages/home/home', text: 'Home' })
    })

    test('onShareAppMessage by a button and by the menu, its sheet by Tool.native', async () => {
      const page = await it.route('navigateTo', life('a'))
      assert.deepEqual(await it.control.shareCard(), {
        card: { title: 'life from the menu', path: '/pages/life/life?shared=1' },
      })
      await (await page.$('.t-share'))!.tap()
      await soon()
      await it.mp.native().shareConfirm()
      await assert.rejects(it.mp.native().shareConfirm(), /./)
    })

    test('onPullDownRefresh', async () => {
      await it.route('navigateTo', life('a'))
      await it.happened()
      await it.mp.callWxMethod('startPullDownRefresh')
      await soon()
      assert.deepEqual(await it.happened(), ['a onPullDownRefresh'])
    })

    test('onPageScroll and onReachBottom', async (t) => {
      if (mode === 'jsdom') return t.diagnostic('left out: scrolling needs a layout')
      const page = await it.route('navigateTo', life('a'))
      await page.callMethod('fill')
      await it.happened()
      await it.mp.pageScrollTo(200)
      await soon()
      const scrolled = await it.happenedWith()
      assert.equal((scrolled.at(-1)!.news as { scrollTop: number }).scrollTop, 200)
      assert.equal(await page.scrollTop(), 200)
      assert.ok(!scrolled.some(({ name }) => name === 'a onReachBottom'))
      await it.mp.pageScrollTo(9999)
      await soon()
      assert.equal((await it.happened()).filter((name) => name === 'a onReachBottom').length, 1)
    })
  })
}
