// What `npm run audit:weapp` walks through: every page of the build with something to show, in a mall of its own.
import { fileURLToPath } from 'node:url'
import { openMall } from '../../tools/mall.mjs'
import { goShopping, signIn } from '../../tools/demoShopper.mjs'

const KiB = 1024
const goods = { sku_id: 1 }

/** @type {import('../../simulator/src/audit/config').AuditConfig} */
export default {
  project: fileURLToPath(new URL('../..', import.meta.url)),
  screen: { width: 390, height: 844, ratio: 3 },
  async open() {
    const mall = await openMall()
    const member = await signIn(mall.url)
    const { orderId, outTradeNo } = await goShopping(member)
    const stored = { baseUrl: mall.url, token: member.token, orderCreateData: { sku_id: 1, num: 1 } }
    return {
      storage: Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)])),
      pages: [
        { path: 'pages/index/index/index' },
        { path: 'pages/goods/category/category' },
        { path: 'pages/goods/list/list' },
        { path: 'pages/goods/detail/detail', query: goods },
        { path: 'otherpages/shop/index/index', query: { site_id: 3 } },
        { path: 'pages/index/index/site_id', query: { site_id: 3 } },
        { path: 'otherpages/diy/diy/diy', query: { name: 'DIYVIEW_INDEX' } },
        { path: 'pages/goods/cart/cart' },
        { path: 'pages/order/payment/payment' },
        { path: 'pages_payment/index', query: { out_trade_no: outTradeNo } },
        { path: 'pages/pay/result/result', query: { code: outTradeNo } },
        { path: 'pages/order/list/list' },
        { path: 'pages/order/detail/detail', query: { order_id: orderId } },
        { path: 'pages/member/index/index' },
        { path: 'pages/member/info/info' },
        { path: 'otherpages/member/address/address' },
        { path: 'otherpages/member/address_edit/address_edit' },
        { path: 'pages/login/login/login' },
        { path: 'otherpages/webview/webview', query: { link: encodeURIComponent('https://example.com/') } },
      ],
      bars: [{ name: 'home, first render', limits: { setData: 5, bytes: 64 * KiB, nodes: 999, depth: 29 } }],
      close: mall.close,
    }
  },
}
