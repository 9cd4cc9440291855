import assert from 'node:assert/strict'
import fs from 'node:fs'
import { test } from 'node:test'
import { mallUrl, useMall } from '../mall'
import { Shopper } from '../shopper'

interface Member {
  token: string
  ask(path: string, params?: object): Promise<unknown>
}
interface Demo {
  signIn(url: string): Promise<Member>
  goShopping(member: Member): Promise<{ orderId: number; outTradeNo: string }>
}
interface Finding {
  id: string
  impact: string
  nodes: { html: string; failureSummary: string }[]
}
const demo = '../../../tools/demoShopper.mjs'
const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

useMall()

test('home: requests before the first scroll, and what moves', async (context) => {
  const shopper = await Shopper.at('/healthz')
  const { page } = shopper
  await page.addInitScript(() => {
    Object.assign(window, { moved: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (window as unknown as { moved: number[] }).moved.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto(`${mallUrl()}/`)
  await shopper.seen('.t-link')
  await page.waitForLoadState('networkidle')
  // later ones are slides that come by themselves
  const first = [...asked]
  await page.waitForTimeout(1500)
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved)
  const shift = moved.reduce((sum, one) => sum + one, 0)
  context.diagnostic(`home: ${first.length} requests before scroll, CLS ${shift.toFixed(4)}`)
  assert.ok(first.length <= 30, `${first.length} requests:\n${first.join('\n')}`)
  assert.ok(shift <= 0.05, `CLS ${shift}: ${moved.join(', ')}`)
  await shopper.done()
})

for (const [theme, scheme, locale] of [
  ['red', 'light', 'zh-cn'],
  ['golden', 'dark', 'en-us'],
] as const) {
  test(`axe has nothing serious to say: ${theme}, ${scheme}, ${locale}`, async (context) => {
    const { signIn, goShopping } = (await import(demo)) as Demo
    const member = await signIn(mallUrl())
    const { orderId, outTradeNo } = await goShopping(member)
    const common = { preferences: { theme, scheme, textSize: 'standard' }, locale }
    const mine = { ...common, token: member.token, orderCreateData: { sku_id: 1, num: 1 } }
    const told: string[] = []
    let checked = 0
    let shopper: Shopper | undefined
    let stored: object | undefined
    // one phone for a guest's screens and one for the member's: what is loaded once stays in its cache
    const look = async (name: string, address: string, handle: string, storage: object) => {
      if (!shopper || stored !== storage) {
        await shopper?.done()
        shopper = await Shopper.at(address, {}, storage)
        stored = storage
      } else await shopper.page.goto(`${mallUrl()}${address}`)
      const { page } = shopper
      await shopper.seen(handle)
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(400)
      await shopper.shot(`${locale}-${name}`)
      await page.evaluate(axe)
      const findings = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: { run(how: object): Promise<{ violations: Finding[] }> } }
        return (await axe.run({ resultTypes: ['violations'] })).violations
      })
      for (const { id, impact, nodes } of findings.filter((one) => /serious|critical/.test(one.impact)))
        told.push(
          `${name} ${id} (${impact}): ${nodes.map((node) => `${node.html}\n  ${node.failureSummary}`).join('\n')}`,
        )
      checked += 1
    }
    await look('home', '/', '.t-link', common)
    await look('category', '/pages/goods/category/category', '.t-leaf', common)
    await look('goodsList', '/pages/goods/list/list', '.t-goods', common)
    await look('goodsDetail', '/pages/goods/detail/detail?sku_id=1', '.t-goods-name', common)
    await look('login', '/pages/login/login/login', '.t-captcha', common)
    await look('cartOfGuest', '/pages/goods/cart/cart', '.t-login', common)
    await look('shopHome', '/otherpages/shop/index/index?site_id=3', '.t-link', common)
    await look('cart', '/pages/goods/cart/cart', '.t-cart-shop', mine)
    await look('checkout', '/pages/order/payment/payment', '.t-pay-money', mine)
    await look('cashier', `/pages_payment/index?out_trade_no=${outTradeNo}`, '.t-pay', mine)
    await look('payResult', `/pages/pay/result/result?code=${outTradeNo}`, '.t-result-unpaid', mine)
    await look('orderList', '/pages/order/list/list', '.t-order', mine)
    await look('orderDetail', `/pages/order/detail/detail?order_id=${orderId}`, '.t-order-state-0', mine)
    await look('member', '/pages/member/index/index', '.t-nickname', mine)
    await look('settings', '/pages/member/info/info', '.t-logout', mine)
    await look('addresses', '/otherpages/member/address/address', '.t-address', mine)
    await look('addressEdit', '/otherpages/member/address_edit/address_edit', '.t-save-address', mine)
    await shopper?.done()
    for (const finding of told) context.diagnostic(finding.split('\n')[0]!.slice(0, 300))
    context.diagnostic(`axe: ${checked} screens, ${told.length} serious or critical findings`)
    assert.deepEqual(told, [])
  })
}
