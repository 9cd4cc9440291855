import { fork } from 'node:child_process'
import path from 'node:path'
import { root } from '../../tools/process.mjs'
import { call, openBuyers, operator, orderableSkus } from './buyers.mjs'
import { secondServer } from './secondServer.mjs'

export const about =
  '400 buyers from 8 processes want one piece each of 100 at the same moment. ' +
  'A difference between pieces sold, stock and answers ends the run with an error.'

const buyers = 400
const pieces = 100
const processes = 8

/** @typedef {{ status: number, code: number, message: string }} Answer */

/** @param {{ url: string, data: string }} mall */
export async function report({ url, data }) {
  const tokens = await openBuyers(url, buyers)
  const [one = 0, two = 0] = await orderableSkus(url, tokens[0] ?? '', 2)
  const second = await secondServer(data)
  try {
    return [
      '| Servers on one database | sold | told sold out | other answers | stock afterwards | took |',
      '|---|---|---|---|---|---|',
      await rush('1', [url], one, tokens),
      await rush('2', [url, second.url], two, tokens),
    ].join('\n')
  } finally {
    await second.close()
  }
}

/**
 * @param {string} name
 * @param {string[]} urls
 * @param {number} skuId
 * @param {string[]} tokens
 */
async function rush(name, urls, skuId, tokens) {
  await operator(urls[0] ?? '', '/operator/api/goods/sku', { sku_id: skuId, stock: pieces })
  const crowds = await Promise.all(
    Array.from({ length: processes }, async (_, i) => {
      const child = fork(path.join(root, 'tests', 'bench', 'buy.mjs'))
      await new Promise((resolve) => child.once('message', resolve))
      return { child, url: urls[i % urls.length] ?? '', tokens: tokens.filter((_, at) => at % processes === i) }
    }),
  )
  const since = performance.now()
  const answers = await Promise.all(
    crowds.map(({ child, ...crowd }) => {
      child.send({ ...crowd, skuId })
      return new Promise((resolve) => child.once('message', resolve))
    }),
  )
  const took = ((performance.now() - since) / 1000).toFixed(1)
  const all = /** @type {Answer[]} */ (answers.flat())
  const sold = all.filter(({ code }) => code >= 0).length
  const soldOut = all.filter(({ code, message }) => code < 0 && message.includes('库存不足')).length
  const other = all.length - sold - soldOut
  const { goods_sku_detail } = await call(urls[0] ?? '', '/api/goodssku/detail', { sku_id: skuId })
  const line = `| ${name} | ${sold} | ${soldOut} | ${other} | ${goods_sku_detail.stock} | ${took} s |`
  if (sold !== pieces || goods_sku_detail.stock !== 0 || all.length !== buyers || other > 0)
    throw new Error(`${line} ${JSON.stringify(all.find(({ code, message }) => code < 0 && !message.includes('库存')))}`)
  return line
}
