import assert from 'node:assert/strict'
import net from 'node:net'
import path from 'node:path'
import { test } from 'node:test'
import automator from 'miniprogram-automator'
import { leftOut } from './host'
import { builtProject, loadTools } from './mall'
import { useMini, type Mini } from './mini'

const open = useMini()
const told = { skip: leftOut.withoutSimulator }
const home = 'pages/index/index/index'
const detail = 'pages/goods/detail/detail'

/** How often the app asked WeChat for something since its start. */
const asked = async (mini: Mini, name: string) => (await mini.measured()).calls[name] ?? 0
/** Sites that the app told the mall since its start. */
async function sites(mini: Mini): Promise<string[]> {
  const { requests } = await mini.measured()
  const named = requests.map(({ url }) => new URL(url).searchParams.get('site_id'))
  return [...new Set(named.filter((site): site is string => site !== null))]
}

test('tab pages keep what they show', async () => {
  const mini = open()
  await mini.on(home)
  await mini.tap('.t-tab-category')
  await mini.on('pages/goods/category/category')
  await mini.see('.t-leaf')
  const first = await mini.text('.t-leaf')
  const heading = await mini.text('.t-category-all')
  await mini.tap('.t-category-2')
  await mini.until('another category', async () => (await mini.text('.t-category-all')) !== heading)
  const chosen = await mini.text('.t-category-all')
  assert.notEqual(await mini.text('.t-leaf'), first)
  await mini.tap('.t-tab-member')
  await mini.on('pages/member/index/index')
  await mini.tap('.t-tab-category')
  await mini.on('pages/goods/category/category')
  assert.equal(await mini.text('.t-category-all'), chosen)
  assert.deepEqual(await mini.stack(), ['pages/goods/category/category'])
  await mini.picture('category')
  await mini.tap('.t-tab-home')
  await mini.on(home)
  await mini.see('.t-link')
  mini.fine()
})

test('a tab page stays where it was scrolled to', { skip: leftOut.withoutLayout }, async () => {
  const mini = open()
  const scrolled = async () => Number(await (await mini.page()).scrollTop())
  await mini.go('switchTab', `/${home}`)
  await mini.see('.t-link')
  await mini.settled()
  await mini.mp.pageScrollTo(300)
  await mini.until('the scrolled page', async () => (await scrolled()) > 200)
  const place = await scrolled()
  await mini.tap('.t-tab-member')
  await mini.on('pages/member/index/index')
  assert.equal(await scrolled(), 0)
  await mini.tap('.t-tab-home')
  await mini.on(home)
  assert.equal(await scrolled(), place)
  mini.fine()
})

test('back goes one page back, and home where there is none', async () => {
  const mini = open()
  await mini.go('reLaunch', `/${home}`)
  await mini.go('navigateTo', `/${detail}?sku_id=1`)
  await mini.tap('.t-back')
  await mini.on(home)
  await mini.go('reLaunch', `/${detail}?sku_id=1`)
  await mini.see('.t-goods-name')
  // faster than a thumb: a second way to the same page within 400 ms is taken for a double tap
  await new Promise((done) => setTimeout(done, 400))
  await mini.tap('.t-back')
  await mini.on(home)
  await mini.see('.t-link')
  mini.fine()
})

test('a deep link into a sub-package brings its code and its query', told, async () => {
  const mini = open()
  await mini.fresh()
  await mini.see('.t-link')
  assert.deepEqual((await mini.host.control.packages())?.entered.filter(Boolean), [])
  await mini.fresh({ path: 'otherpages/shop/index/index?site_id=3', scene: 1007 })
  assert.deepEqual(await mini.on('otherpages/shop/index/index'), { site_id: '3' })
  await mini.see('.t-link')
  assert.deepEqual((await mini.host.control.packages())?.entered.filter(Boolean), ['otherpages'])
  await mini.picture('shop')
  mini.fine()
})

test('the scene of a mini-program code names goods and who invited', told, async () => {
  const mini = open()
  const scene = encodeURIComponent('sku_id-3&suid-5')
  await mini.fresh({ path: detail, query: { scene }, scene: 1047 })
  await mini.reads('.t-goods-name', '奉化玉露桃礼盒')
  const { requests } = await mini.measured()
  const { url = '' } = requests.find((one) => one.url.includes('/api/config/init')) ?? {}
  assert.equal(new URL(url).searchParams.get('suid'), '5')
  mini.fine()
})

test('an app id has its site', told, async () => {
  const mini = open()
  await mini.fresh({ appId: 'wx0000000000000003' })
  await mini.see('.t-link')
  await mini.settled()
  assert.deepEqual(await sites(mini), ['3'])
  const { miniProgram } = (await mini.mp.callWxMethod('getAccountInfoSync')) as { miniProgram: { appId: string } }
  assert.equal(miniProgram.appId, 'wx0000000000000003')
  await mini.picture('site-of-app')
  await mini.fresh({ appId: 'wx00000000000000ff' })
  await mini.see('.t-link')
  assert.deepEqual(await sites(mini), ['0'])
  mini.fine()
})

test('offline is told once, then a strip says it; back online the page goes on', told, async () => {
  const mini = open()
  const { control } = mini.host
  await mini.fresh({ path: 'pages/goods/list/list' })
  await mini.see('.t-goods')
  await mini.settled()
  await control.scenario({ network: 'offline' })
  await mini.until('the dialog', async () => (await asked(mini, 'showModal')) === 1)
  await mini.picture('offline')
  await mini.mp.native().confirmModal()
  await mini.tap('.t-sort-price')
  await mini.see('.t-retry')
  await mini.see('.t-offline-strip')
  assert.equal(await asked(mini, 'showModal'), 1)
  await mini.picture('offline-retry')
  await control.scenario({ network: 'online' })
  if (await mini.count('.t-retry')) await mini.tap('.t-retry')
  await mini.see('.t-goods')
  await mini.gone('.t-offline-strip')
  await control.scenario({ network: 'offline' })
  await mini.see('.t-offline-strip')
  assert.equal(await asked(mini, 'showModal'), 1)
  await mini.tap('.t-filter')
  await mini.see('.t-filter-sheet .t-offline-strip')
  await mini.picture('offline-sheet')
  await control.scenario({ network: 'online' })
  await mini.gone('.t-offline-strip')
  mini.fine()
})

test(
  'English that is not on the phone: said in both languages, read after another try, or Chinese goes on',
  told,
  async () => {
    const mini = open()
    const { control } = mini.host
    const start = async () => {
      await mini.fresh({ stored: { locale: 'en-us' }, scenario: { network: 'offline' } })
      await mini.reads('.t-words-missing', /Englishcouldnotbeloaded英文内容加载失败/)
      assert.equal(await mini.count('.t-tab-home'), 0)
    }
    await start()
    await mini.picture('words-missing', true)
    await mini.tap('.t-in-chinese')
    await mini.reads('.t-tab-home', '首页')
    await start()
    await control.scenario({ network: 'online' })
    await mini.tap('.t-retry')
    await mini.reads('.t-tab-home', 'Home')
    mini.fine()
  },
)

test('English, dark, another theme: as chosen the last time', told, async () => {
  const mini = open()
  const preferences = { theme: 'blue', scheme: 'dark', textSize: 'standard' }
  const look = async () => (await (await mini.see('.mall')).attribute('style')) ?? ''
  await mini.fresh()
  await mini.see('.t-link')
  const [usual, red] = [await look(), await mini.text('.t-tab-home')]
  await mini.fresh({ stored: { locale: 'en-us', preferences } })
  await mini.reads('.t-tab-home', 'Home')
  assert.notEqual(red, 'Home')
  await mini.see('.t-link')
  const blue = await look()
  assert.notEqual(blue, usual)
  await mini.picture('en-dark-blue-home')
  await mini.go('reLaunch', `/${detail}?sku_id=3`)
  await mini.see('.t-goods-name')
  assert.equal(await look(), blue)
  assert.match(await mini.text('.t-add-to-cart'), /^[\x20-\x7e]+$/)
  await mini.picture('en-dark-blue-detail')

  // the phone's own scheme is followed where nothing was chosen
  await mini.fresh()
  await mini.see('.t-link')
  await mini.host.control.theme('dark')
  await mini.until('the dark look', async () => (await look()) !== usual)
  await mini.host.control.theme('light')
  await mini.until('the light look', async () => (await look()) === usual)
  mini.fine()
})

test('a full storage loses persistence, not the running app', told, async () => {
  const mini = open()
  await mini.fresh({ scenario: { storage: 'full' } })
  await mini.see('.t-link')
  await mini.go('navigateTo', `/${detail}?sku_id=1`)
  await mini.tap('.t-add-to-cart')
  await mini.tap('.t-sheet-add')
  await mini.on('pages/login/login/login')
  await mini.logInByPassword('13800000001')
  // the token lives in memory: the cart takes the goods
  await mini.on(detail)
  await mini.see('.t-to-cart .t-badge')
  await mini.host.control.scenario({ storage: 'free' })
  mini.fine()
})

test('an older base library: what it lacks is done without', told, async () => {
  const mini = open()
  const missing = ['onNeedPrivacyAuthorization', 'requestSubscribeMessage', 'getPrivacySetting']
  await mini.fresh({ scenario: { missing } })
  await mini.see('.t-link')
  await mini.go('navigateTo', `/${detail}?sku_id=1`)
  await mini.see('.t-goods-name')
  mini.fine()
})

test(
  'in the background the mall closes; back in front the page says so, and goes on when it is open',
  told,
  async () => {
    const mini = open()
    const website = (wap_status: 0 | 1) =>
      mini.wire.operate('/config/save', {
        key: 'website',
        value: JSON.stringify({ wap_status, close_reason: '系统升级中' }),
      })
    await mini.fresh({ path: `${detail}?sku_id=1` })
    await mini.see('.t-goods-name')
    await mini.host.control.background()
    await website(0)
    try {
      await mini.host.control.foreground()
      await mini.reads('.t-closed', /系统升级中/)
      await mini.picture('closed')
    } finally {
      await website(1)
    }
    await mini.tap('.t-closed .t-retry')
    await mini.see('.t-goods-name')
    mini.fine()
  },
)

test('automator.launch starts it as it starts WeChat’s tools, and close leaves nothing', told, async () => {
  const mini = open()
  const { freePort, root } = await loadTools()
  const port = await freePort()
  process.env.SIM_STORAGE = JSON.stringify({ baseUrl: JSON.stringify(mini.host.mallUrl) })
  const mp = await automator.launch({
    cliPath: path.join(root, 'simulator', 'bin', 'cli'),
    projectPath: await builtProject(),
    port,
    timeout: 60_000,
  })
  try {
    assert.equal((await mp.currentPage())?.path, home)
  } finally {
    delete process.env.SIM_STORAGE
    await mp.close()
  }
  const taken = () =>
    new Promise<boolean>((resolve) => {
      const probe = net.connect(port, '127.0.0.1')
      probe.once('connect', () => resolve((probe.destroy(), true))).once('error', () => resolve(false))
    })
  await mini.until('the port to be free', async () => !(await taken()))
})
