import { fork } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { root } from '../../tools/process.mjs'
import { call, openBuyers, operator } from './buyers.mjs'
import { generateRate } from './load.mjs'

export const about =
  '2,000 members with an open checkout of a flash sale send create within 2 s, for 100 pieces. Another number of orders, ' +
  'or an answer that is neither an order nor error_code 1, ends the run with an error. 50 goods pages a second are asked ' +
  'for in the seconds before the rush and during it.'

const buyers = Number(process.env.MALL_RUSH ?? 2000)
const pieces = 100
/** ms within which all have sent */
const within = 2000
/** goods pages a second, and seconds that the last of a rush is answered in */
const pages = { rate: 50, seconds: 5 }

/** @typedef {{ code: number, error: number, ms: number }} Answer */

/** @param {{ url: string, data: string }} mall */
export async function report({ url, data }) {
  const tokens = await openBuyers(url, buyers)
  const sale = await openSale(url)
  const crowd = fork(path.join(root, 'tests', 'bench', 'rush.mjs'))
  const heard = () => new Promise((resolve) => crowd.once('message', resolve))
  crowd.send({ url, sale, tokens, within })
  await heard()
  const goodsPages = await openPages(url, sale)
  const quiet = await goodsPages()
  const before = await rolledBack(data)
  const since = performance.now()
  let took = ''
  crowd.send('go')
  const rush = heard().finally(() => (took = ((performance.now() - since) / 1000).toFixed(1)))
  const [answers, beside] = await Promise.all([rush, goodsPages()])
  const all = /** @type {Answer[]} */ (answers)
  const undone = (await rolledBack(data)) - before
  const sold = all.filter(({ code }) => code >= 0)
  const refused = all.filter(({ code, error }) => code < 0 && error === 1)
  const line = [
    ...[all.length, sold.length, refused.length, all.length - sold.length - refused.length],
    ...[sold.length + undone, `${p99(sold)} ms`, `${p99(refused)} ms`, `${took} s`],
    ...[quiet, beside].map(
      ({ p50, p99: most, errors }) => `${p50.toFixed(0)} / ${most.toFixed(0)} ms, ${errors} errors`,
    ),
  ].join(' | ')
  if (sold.length !== pieces || sold.length + refused.length !== buyers) throw new Error(line)
  return [
    '| Buyers | orders | error_code 1 | other answers | transactions begun | orders p99 | refusals p99 | took | ' +
      'goods pages before, p50 / p99 | during |',
    '|---|---|---|---|---|---|---|---|---|---|',
    `| ${line} |`,
  ].join('\n')
}

/** @param {Answer[]} answers */
const p99 = (answers) =>
  Math.round(answers.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(answers.length * 0.99)] ?? 0)

/**
 * Goods pages of plain products, and every fifth the page of the sale itself.
 * @param {string} url
 * @param {Record<string, number>} sale
 */
async function openPages(url, sale) {
  /** @type {{ list: { sku_id: number }[] }} */
  const { list } = await call(url, '/api/goodssku/page', { page: 1, page_size: 20 })
  const path = (/** @type {number} */ i) =>
    i % 5 === 0
      ? `/seckill/api/seckillgoods/detail?seckill_id=${sale.seckill_id}`
      : `/api/goodssku/detail?sku_id=${list[i % list.length]?.sku_id}`
  return () =>
    generateRate(url, {
      ...pages,
      request: (i) => ({ path: path(i) }),
      check: (answer) => JSON.parse(answer).code >= 0,
    })
}

/**
 * A flash sale of its own in the slot that is open now.
 * @param {string} url
 */
async function openSale(url) {
  const now = Math.floor(Date.now() / 1000)
  const second = (now + 8 * 3600) % 86_400
  /** @type {{ id: number, seckill_start_time: number, seckill_end_time: number, goods_list: Record<string, any>[] }[]} */
  const slots = await call(url, '/seckill/api/seckill/lists', {})
  const slot = slots.find((one) => one.seckill_start_time <= second && second < one.seckill_end_time)
  const goods = slot?.goods_list.find((row) => row.goods_stock > 0)
  if (!slot || !goods) throw new Error('no slot of the demo mall is open')
  const { goods_sku_detail } = await call(url, '/seckill/api/seckillgoods/detail', { seckill_id: goods.id })
  await operator(url, '/operator/api/goods/sku', { sku_id: goods_sku_detail.sku_id, stock: 1_000_000 })
  const sale = {
    ...{
      goods_id: goods.goods_id,
      seckill_time_id: slot.id,
      seckill_price: goods.seckill_price,
      stock: pieces,
      num: 1,
    },
    ...{ start_time: now - 60, end_time: now + 86_400 },
  }
  const seckill_id = await operator(url, '/operator/api/promotion/create', {
    ...{ kind: 'seckill', site_id: goods.site_id, data: JSON.stringify(sale) },
  })
  return { seckill_id, sku_id: goods_sku_detail.sku_id, num: 1 }
}

/**
 * Transactions that were undone so far; with the orders they are those that a create has begun.
 * @param {string} data
 */
async function rolledBack(data) {
  const client = new pg.Client({ host: path.join(data, 'postgres'), user: 'postgres', database: 'postgres' })
  await client.connect()
  await client.query('SELECT pg_stat_clear_snapshot()')
  const { rows } = await client.query(
    'SELECT xact_rollback AS undone FROM pg_stat_database WHERE datname = current_database()',
  )
  await client.end()
  return Number(rows[0]?.undone ?? 0)
}
