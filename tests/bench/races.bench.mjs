import path from 'node:path'
import pg from 'pg'
import { call, form, openBuyers, orderableSkus } from './buyers.mjs'

export const about =
  'Pairs of calls that want the same bill, order and stock at the same moment. Two transactions that wait for each other ' +
  'in a ring, or an answer that is no decision (HTTP 500), end the run with an error. MALL_RACES: pairs, default 10000.'

const pairs = Number(process.env.MALL_RACES ?? 10_000)
const sideBySide = 4

/** @typedef {{ url: string, token: string, orders: { order_id: number, number: string }[], line: number }} Scene
 *   line = the first of the first order's goods, where that order is paid */
/** @typedef {(scene: Scene) => Promise<number>} Act */

/**
 * One call, whatever it answers; its code.
 * @param {string} url @param {string} path @param {import('./buyers.mjs').Params} params @param {Record<string, string>} [headers]
 */
async function ask(url, path, params, headers = {}) {
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: form(params) })
  if (answer.status >= 500) return answer.status
  return /** @type {{ code: number }} */ (await answer.json()).code
}
const desk = { authorization: 'Bearer dev-platform-key' }
/** @param {Scene} scene */
const first = ({ orders }) => orders[0] ?? { order_id: 0, number: '' }

/** @type {Record<string, Act>} */
const acts = {
  pay: (scene) =>
    ask(scene.url, '/operator/api/dev/paymark', { out_trade_no: first(scene).number, result: 'paid' }, desk),
  close: (scene) => ask(scene.url, '/api/order/close', { token: scene.token, order_id: first(scene).order_id }),
  adjust: (scene) =>
    ask(scene.url, '/operator/api/order/adjust', { order_id: first(scene).order_id, adjust_money: '-0.01' }, desk),
  merge: (scene) =>
    ask(scene.url, '/api/order/pay', {
      token: scene.token,
      order_ids: scene.orders.map(({ order_id }) => order_id).join(','),
    }),
  ship: (scene) =>
    ask(
      scene.url,
      '/operator/api/order/ship',
      {
        order_id: first(scene).order_id,
        express_company_name: '顺丰速运',
        delivery_no: 'SF1',
        delivery_type: 'express',
      },
      desk,
    ),
  refund: (scene) =>
    ask(scene.url, '/api/orderrefund/refund', {
      token: scene.token,
      order_goods_id: scene.line,
      refund_type: 1,
      refund_reason: '协商一致退款',
    }),
  split: (scene) => ask(scene.url, '/api/order/pay', { token: scene.token, order_ids: first(scene).order_id }),
}

/** @type {[string, string][]} */
const races = [
  ['pay', 'close'],
  ['pay', 'adjust'],
  ['merge', 'pay'],
  ['merge', 'merge'],
  ['merge', 'close'],
  ['merge', 'adjust'],
  ['split', 'merge'],
  ['close', 'adjust'],
  ['close', 'close'],
  ['pay', 'pay'],
  ['refund', 'ship'],
  ['refund', 'refund'],
]
/** acts on a paid order */
const afterPayment = ['refund', 'ship']

/** @param {{ url: string, data: string }} mall */
export async function report({ url, data }) {
  const tokens = await openBuyers(url, sideBySide)
  const skus = await orderableSkus(url, tokens[0] ?? '', 2)
  const before = await deadlocks(data)
  /** @type {Map<string, { pairs: number, failed: number }>} */
  const tally = new Map(races.map(([a, b]) => [`${a} / ${b}`, { pairs: 0, failed: 0 }]))
  let next = 0
  const racer = async (/** @type {string} */ token) => {
    for (let i = next++; i < pairs; i = next++) {
      const [a, b] = races[i % races.length] ?? ['pay', 'close']
      const orders = [await order(url, token, skus), await order(url, token, skus)]
      const scene = { url, token, orders, line: 0 }
      if (afterPayment.includes(a)) scene.line = await lineOfPaid(scene)
      const both = [acts[a]?.(scene), acts[b]?.(scene)]
      const codes = await Promise.all(i % 2 ? both.reverse() : both)
      const row = tally.get(`${a} / ${b}`)
      if (!row) continue
      row.pairs += 1
      row.failed += codes.filter((code) => (code ?? 0) >= 500 || code === -10005).length
    }
  }
  await Promise.all(tokens.map(racer))
  const found = (await deadlocks(data)) - before
  const failed = [...tally.values()].reduce((sum, row) => sum + row.failed, 0)
  const text = [
    '| Pair | raced | answers that were no decision |',
    '|---|---|---|',
    ...[...tally].map(([name, row]) => `| ${name} | ${row.pairs} | ${row.failed} |`),
    '',
    `Deadlocks in ${pairs} pairs: ${found}.`,
  ].join('\n')
  if (found > 0 || failed > 0) throw new Error(text)
  return text
}

/** Two skus, so that pairs also meet at the stock. @param {string} url @param {string} token @param {number[]} skus */
async function order(url, token, skus) {
  for (const sku_id of skus) await call(url, '/api/cart/add', { token, sku_id, num: 1 })
  const rows = /** @type {{ cart_id: number }[]} */ (await call(url, '/api/cart/goodslists', { token }))
  const cart_ids = rows.map(({ cart_id }) => cart_id).join(',')
  const number = await call(url, '/api/ordercreate/create', { token, cart_ids })
  const { order_ids } = await call(url, '/api/pay/info', { token, out_trade_no: number })
  return { order_id: /** @type {number} */ (order_ids[0]), number: /** @type {string} */ (number) }
}

/** @param {Scene} scene */
async function lineOfPaid(scene) {
  await acts.pay?.(scene)
  const { order_goods } = await call(scene.url, '/api/order/detail', {
    token: scene.token,
    order_id: first(scene).order_id,
  })
  return /** @type {number} */ (order_goods[0].order_goods_id)
}

/** A connection that is idle tells its counters after ten seconds at the latest. */
const untilCounted = 11_000

/** @param {string} data folder of the open mall */
async function deadlocks(data) {
  await new Promise((resolve) => setTimeout(resolve, untilCounted))
  const client = new pg.Client({ host: path.join(data, 'postgres'), user: 'postgres', database: 'postgres' })
  await client.connect()
  const { rows } = await client.query('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()')
  await client.end()
  return Number(rows[0]?.deadlocks ?? 0)
}
