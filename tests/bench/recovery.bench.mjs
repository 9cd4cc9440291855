import { call, openBuyers, operator, orderableSkus } from './buyers.mjs'
import { secondServer } from './secondServer.mjs'

const kills = 10
const buyers = 20
/** times 20 ms */
const patience = 3000

export const about =
  `kill -9 of the server process in the middle of orders, ${kills} times: from the spawn of the next process to its first ` +
  'answer of a call that asks the database (bar 3 s). Acknowledged orders that are gone, or there twice, end the run with an error.'

/** @param {{ url: string, data: string }} mall */
export async function report({ url, data }) {
  const tokens = await openBuyers(url, buyers)
  const [sku = 0] = await orderableSkus(url, tokens[0] ?? '', 1)
  await operator(url, '/operator/api/goods/sku', { sku_id: sku, stock: 1_000_000 })
  const server = await secondServer(data)
  /** @type {{ token: string, key: string, bill: string }[]} */
  const acknowledged = []
  /** @type {number[]} */
  const times = []
  const order = (/** @type {string} */ token, /** @type {string} */ key) =>
    call(server.url, '/api/ordercreate/create', { token, sku_id: sku, num: 1, idempotency_key: key })
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      let alive = true
      const shopping = tokens.map(async (token, who) => {
        for (let i = 0; alive; i += 1) {
          const key = `kill-${kill}-${who}-${i}`
          const bill = await order(token, key).catch(() => undefined)
          if (bill !== undefined) acknowledged.push({ token, key, bill })
        }
      })
      const enough = acknowledged.length + 2 * buyers
      for (let turn = 0; acknowledged.length < enough; turn += 1) {
        if (turn === patience) throw new Error('no orders could be made')
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      await server.kill()
      alive = false
      await Promise.all(shopping)
      const ms = await server.again()
      console.log(`  kill ${kill + 1}: ${ms.toFixed(0)} ms`)
      times.push(ms)
    }
    for (const { token, key, bill } of acknowledged)
      if ((await order(token, key)) !== bill) throw new Error(`order ${bill} was acknowledged and is not there`)
    if (new Set(acknowledged.map(({ bill }) => bill)).size !== acknowledged.length)
      throw new Error('a bill stands twice')
  } finally {
    await server.close()
  }
  times.sort((a, b) => a - b)
  const at = (/** @type {number} */ i) => ((times[i] ?? 0) / 1000).toFixed(2)
  return [
    '| Kills | median, s | shortest to longest, s | orders acknowledged | lost | doubled |',
    '|---|---|---|---|---|---|',
    `| ${kills} | ${at(kills >> 1)} | ${at(0)} to ${at(kills - 1)} | ${acknowledged.length} | 0 | 0 |`,
  ].join('\n')
}
