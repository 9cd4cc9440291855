// One process of a crowd: every buyer orders one piece at the same moment. Started by oversell.bench.mjs.
import { form } from './buyers.mjs'

/** @param {{ url: string, skuId: number, tokens: string[] }} crowd */
async function buy({ url, skuId, tokens }) {
  const answers = await Promise.all(
    tokens.map(async (token, i) => {
      const params = { token, sku_id: skuId, num: 1, idempotency_key: `crowd-${process.pid}-${i}` }
      const answer = await fetch(`${url}/api/ordercreate/create`, { method: 'POST', body: form(params) })
      /** @type {{ code: number, message: string }} */
      const { code, message } = await answer.json()
      return { status: answer.status, code, message }
    }),
  )
  process.send?.(answers, () => process.exit(0))
}

process.once('message', (crowd) => void buy(/** @type {Parameters<typeof buy>[0]} */ (crowd)))
process.send?.('ready')
