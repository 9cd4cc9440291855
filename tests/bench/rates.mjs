import { generateRate } from './load.mjs'

/**
 * Asks each kind of address at the rate, after three seconds of the last kind that do not count; answers the table.
 * @param {string} url
 * @param {{ of: string, rate: number, seconds: number, check: (answer: string) => boolean }} how of = heading of the kinds
 * @param {Record<string, (i: number) => string>} kinds name -> path of the i-th request
 */
export async function rateTable(url, { of, ...load }, kinds) {
  const rows = [`| ${of} | answered per second | p50 / p99 ms | errors |`, '|---|---|---|---|']
  const ask = (/** @type {(i: number) => string} */ path, seconds = load.seconds) =>
    generateRate(url, { ...load, seconds, request: (i) => ({ path: path(i) }) })
  const last = Object.values(kinds).at(-1)
  if (last) await ask(last, 3)
  for (const [name, path] of Object.entries(kinds)) {
    const { perSecond, p50, p99, errors, complaint } = await ask(path)
    if (complaint) console.log(name, complaint)
    rows.push(`| ${name} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} / ${p99.toFixed(1)} | ${errors} |`)
    console.log(rows.at(-1))
  }
  return rows.join('\n')
}
