// The crowd of a rush, in a process of its own: every buyer has a connection and an open checkout, and sends create once,
// spread evenly. Started by seckill.bench.mjs. It is warm and light, so the processors of one machine go to the server.
import http from 'node:http'
import { form } from './buyers.mjs'

/** Checkouts that are opened at a time. */
const opening = 16

class Buyer {
  /** @param {string} url @param {string} token */
  constructor(url, token) {
    this.target = new URL(url)
    this.token = token
    this.agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  }

  /** @param {string} path @param {Record<string, string | number>} params @returns {Promise<{ code: number, data: any }>} */
  post(path, params) {
    const body = form({ token: this.token, ...params }).toString()
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
    }
    const { hostname, port } = this.target
    return new Promise((resolve, fail) => {
      const sent = http.request({ agent: this.agent, hostname, port, method: 'POST', path, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk) => (text += chunk))
        answer.on('end', () => resolve(JSON.parse(text)))
        answer.on('error', fail)
      })
      sent.on('error', fail)
      sent.end(body)
    })
  }
}

/** @param {{ url: string, sale: Record<string, number>, tokens: string[], within: number }} crowd */
async function gather({ url, sale, tokens, within }) {
  const buyers = tokens.map((token) => new Buyer(url, token))
  const rest = [...buyers]
  const open = async () => {
    for (let buyer = rest.pop(); buyer; buyer = rest.pop()) await buyer.post('/seckill/api/ordercreate/payment', sale)
  }
  await Promise.all(Array.from({ length: opening }, open))
  process.send?.('ready')
  await new Promise((resolve) => process.once('message', resolve))
  const answers = await Promise.all(
    buyers.map(async (buyer, i) => {
      await new Promise((go) => setTimeout(go, (within * i) / buyers.length))
      const since = performance.now()
      const params = { ...sale, idempotency_key: `rush-${process.pid}-${i}` }
      const { code, data } = await buyer.post('/seckill/api/ordercreate/create', params)
      return { code, error: data?.error_code ?? 0, ms: performance.now() - since }
    }),
  )
  process.send?.(answers, () => process.exit(0))
}

process.once('message', (crowd) => void gather(/** @type {Parameters<typeof gather>[0]} */ (crowd)))
