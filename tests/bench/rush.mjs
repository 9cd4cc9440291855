// One process of a rush: every buyer sends create once, spread evenly. Started by seckill.bench.mjs.
import { form } from './buyers.mjs'

/** @param {{ url: string, sale: Record<string, number>, tokens: string[], within: number }} crowd */
async function buy({ url, sale, tokens, within }) {
  const answers = await Promise.all(
    tokens.map(async (token, i) => {
      await new Promise((go) => setTimeout(go, (within * i) / tokens.length))
      const params = { token, ...sale, idempotency_key: `rush-${process.pid}-${i}` }
      const since = performance.now()
      const answer = await fetch(`${url}/seckill/api/ordercreate/create`, { method: 'POST', body: form(params) })
      /** @type {{ code: number, data: any }} */
      const { code, data } = await answer.json()
      return { code, error: data?.error_code ?? 0, ms: performance.now() - since }
    }),
  )
  process.send?.(answers, () => process.exit(0))
}

process.once('message', (crowd) => void buy(/** @type {Parameters<typeof buy>[0]} */ (crowd)))
process.send?.('ready')
