// What `npm run audit:weapp` walks through: every page of the build with something to show, in a mall of its own.
import { fileURLToPath } from 'node:url'
import { openMall } from '../../tools/mall.mjs'
import { earnByOwnOrder } from '../../tools/demoFenxiao.mjs'
import { buyEachKind } from '../../tools/demoKinds.mjs'
import { goShopping, signIn } from '../../tools/demoShopper.mjs'
import { inStorage, kept, screens } from '../../tools/screens.mjs'

const KiB = 1024
/** setData: the page, its later blocks and five answers, of which the flash sale and what newcomers get came last */
const home = { setData: 7, bytes: 64 * KiB, nodes: 999, depth: 29 }

/** bytes; the clock of the flash sale sends less */
const aboveTick = 200

/** @type {import('../../simulator/src/audit/config').AuditConfig} */
export default {
  project: fileURLToPath(new URL('../..', import.meta.url)),
  screen: { width: 390, height: 844, ratio: 3 },
  accepted: [
    {
      rule: 'P9',
      // 17 in the first view; the walk leaps to the end of home, where two pages of recommended goods follow at once
      limit: 34,
      reason: 'A server on the same machine answers the second page of a list within the second of the first.',
    },
    {
      rule: 'P11',
      // 120 px, the smallest there is, in a face of 25 points; 360 px at 79 points, which 120 px would blur
      limit: 2.6,
      reason:
        'The server keeps uploads at 120, 360 and 800 px; what lies between takes the larger size, not a blurred one.',
    },
  ],
  async open() {
    const mall = await openMall()
    const member = await signIn(mall.url)
    const made = { ...(await goShopping(member)), ...(await buyEachKind(member)) }
    // the member who walks is a distributor, too
    const fenxiaoOrder = { id: await earnByOwnOrder(member) }
    const stored = { baseUrl: mall.url, ...kept(member.token, made) }
    return {
      storage: inStorage(stored),
      pages: [
        // the simulator draws no map
        ...screens(mall.url, made)
          .filter(({ name }) => !/Location$|^orderDetail(Pickup|Local)$|^storeDetail$|^shopIntroduce$/.test(name))
          .map((one) => (one.name === 'fenxiaoOrder' ? { ...one, query: fenxiaoOrder } : one))
          .map(({ path, query }) => ({
            path,
            // a link with an address in it travels encoded
            query: query.link ? { link: encodeURIComponent(String(query.link)) } : query,
          })),
        // the site changes here, and what was chosen before is forgotten
        { path: 'pages/index/index/site_id', query: { site_id: 3 } },
      ],
      bars: [
        { name: 'home of a member with a cart', leastBytes: aboveTick, limits: home },
        { name: 'home of a guest', storage: inStorage({ baseUrl: mall.url }), leastBytes: aboveTick, limits: home },
        {
          name: 'choosing a sku',
          storage: inStorage(stored),
          limits: { bytes: 2 * KiB },
          async act(drive) {
            await drive.open('pages/goods/detail/detail', { sku_id: 13070 })
            await drive.tap('.t-choose-spec')
            await drive.measured(() => drive.tap('.t-spec-2'))
          },
        },
        {
          name: 'adding to the cart',
          limits: { bytes: 2 * KiB },
          act: (drive) => drive.measured(() => drive.tap('.t-sheet-add')),
        },
        {
          name: 'the next page of the orders',
          limits: { bytes: 64 * KiB },
          async act(drive) {
            await drive.open('pages/order/list/list')
            const { pageId } = await drive.simulator.call('App.getCurrentPage', {})
            await drive.measured(async () => {
              await drive.simulator.call('Page.callMethod', { pageId, method: 'onReachBottom', args: [] })
            })
          },
        },
        {
          name: "a countdown's tick",
          limits: { biggest: 2 * KiB },
          async act(drive) {
            await drive.open('pages/order/detail/detail', { order_id: made.orderId })
            await drive.measured(() => new Promise((resolve) => setTimeout(resolve, 2200)))
          },
        },
      ],
      close: mall.close,
    }
  },
}
