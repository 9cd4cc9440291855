import { checkPipeline, openBaskets, checkoutInput } from './basket.mjs'
import { call, form } from './buyers.mjs'
import { generateRate } from './load.mjs'

const rate = 100
const seconds = 15
const rounds = 3
const buyers = 100

export const about =
  `The quote of a checkout as an open loop of ${rate} requests a second, ${rounds} rounds of ${seconds} s: goods of two shops with ` +
  'spend-and-save, freight, a coupon of each shop, one of the platform, points and an invoice. The bar is a p99 below 60 ms ' +
  'for calculate. Times count from the moment a request was due.'

/** @param {string} answer */
const check = (answer) => JSON.parse(answer).code >= 0

/** @param {{ url: string, data: string }} mall */
export async function report(mall) {
  const { url } = mall
  const baskets = await (await openBaskets(mall, buyers, 1)).fill()
  const asked = baskets.map(checkoutInput)
  for (const input of asked) checkPipeline(await call(url, '/api/ordercreate/calculate', input))
  const bodies = asked.map((input) => form(input).toString())
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const measure = (/** @type {string} */ name, /** @type {number} */ time) =>
    generateRate(url, {
      rate,
      seconds: time,
      check,
      request: (i) => ({
        method: 'POST',
        path: `/api/ordercreate/${name}`,
        headers,
        body: bodies[i % bodies.length] ?? '',
      }),
    })
  const rows = ['| Call | round | answered per second | p50 / p99 ms | errors |', '|---|---|---|---|---|']
  await measure('calculate', 3)
  for (let round = 1; round <= rounds; round += 1)
    for (const name of ['calculate', 'payment']) {
      const { perSecond, p50, p99, errors, complaint } = await measure(name, seconds)
      if (complaint) console.log(complaint)
      rows.push(`| ${name} | ${round} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} / ${p99.toFixed(1)} | ${errors} |`)
      console.log(rows.at(-1))
    }
  return rows.join('\n')
}
