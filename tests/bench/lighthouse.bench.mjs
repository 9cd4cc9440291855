import os from 'node:os'
import { chromiumArgs, chromiumMissing, findChromium } from '../../tools/chromium.mjs'
import { freePort } from '../../tools/mall.mjs'
import { say } from '../../tools/process.mjs'

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5)

export const about =
  `Lighthouse, mobile (slow 4G and a processor 4 times slower, both simulated): ${runs} interleaved runs of three pages of the ` +
  'demo mall as a guest opens them; medians and ranges. Bars: home 92, LCP 2.0 s, CLS 0.03, accessibility 95; list and detail 90.'

/** @type {Record<string, string>} */
const pages = { home: '/', list: '/pages/goods/list/list', detail: '/pages/goods/detail/detail?sku_id=1' }

/** @typedef {Record<'performance' | 'accessibility' | 'practices' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'si' | 'index' | 'load', number>} Run */

/** @param {number[]} values */
const sorted = (values) => [...values].sort((a, b) => a - b)
/** @param {Run[]} all @param {keyof Run} name @param {number} digits */
function spread(all, name, digits = 0) {
  const values = sorted(all.map((run) => run[name]))
  const show = (/** @type {number | undefined} */ value) => (value ?? 0).toFixed(digits)
  return `${show(values[Math.floor(values.length / 2)])} (${show(values[0])}-${show(values.at(-1))})`
}

/** @param {{ url: string }} mall */
export async function report({ url }) {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(chromiumMissing)
  const lighthouse = await findLighthouse()
  const { chromium } = await import('playwright-core')
  const port = await freePort()
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, `--remote-debugging-port=${port}`] })
  /** @type {Record<string, Run[]>} */
  const results = {}
  const elements = new Map()
  try {
    // the first visit draws the pictures, which later ones find
    for (const path of Object.values(pages)) await lighthouse(url + path, { port, onlyCategories: ['performance'] })
    for (let round = 1; round <= runs; round += 1) {
      for (const [name, path] of Object.entries(pages)) {
        const load = os.loadavg()[0] ?? 0
        const result = await lighthouse(url + path, {
          port,
          onlyCategories: ['performance', 'accessibility', 'best-practices'],
        })
        if (!result || result.lhr.runtimeError) throw new Error(`${name}: ${result?.lhr.runtimeError?.message}`)
        const { lhr } = result
        const score = (/** @type {string} */ id) => (lhr.categories[id]?.score ?? 0) * 100
        const value = (/** @type {string} */ id) => lhr.audits[id]?.numericValue ?? 0
        /** @type {Run} */
        const run = {
          performance: score('performance'),
          accessibility: score('accessibility'),
          practices: score('best-practices'),
          fcp: value('first-contentful-paint'),
          lcp: value('largest-contentful-paint'),
          tbt: value('total-blocking-time'),
          cls: value('cumulative-layout-shift'),
          si: value('speed-index'),
          index: lhr.environment.benchmarkIndex,
          load,
        }
        ;(results[name] ??= []).push(run)
        elements.set(name, lcpElement(lhr.audits))
        say(
          `  ${name.padEnd(7)} ${round}: ${run.performance.toFixed(0)}, LCP ${run.lcp.toFixed(0)} ms, TBT ${run.tbt.toFixed(0)} ms, ` +
            `CLS ${run.cls.toFixed(3)}, a11y ${run.accessibility.toFixed(0)}, load ${load.toFixed(1)}`,
        )
      }
    }
  } finally {
    await browser.close()
  }
  const rows = Object.entries(results).map(([name, all]) => {
    const cells = [
      spread(all, 'performance'),
      spread(all, 'accessibility'),
      spread(all, 'practices'),
      spread(all, 'fcp'),
      spread(all, 'lcp'),
      spread(all, 'tbt'),
      spread(all, 'cls', 3),
      spread(all, 'si'),
      spread(all, 'index'),
      spread(all, 'load', 1),
    ]
    return `| ${name} | ${cells.join(' | ')} |`
  })
  return [
    '| Page | performance | accessibility | best practices | FCP ms | LCP ms | TBT ms | CLS | Speed Index ms | benchmarkIndex | load |',
    `|${'---|'.repeat(11)}`,
    ...rows,
    '',
    ...[...elements].map(([name, element]) => `LCP of ${name}: \`${element}\`.`),
  ].join('\n')
}

/** Not among the packages of the project: with its own packages it is 185 MB, and only this file needs it. */
async function findLighthouse() {
  const name = 'lighthouse'
  try {
    return (await import(name)).default
  } catch {
    throw new Error('Lighthouse is not installed: npm install --no-save lighthouse@12.8.2')
  }
}

/** The element that the last run took for the largest. @param {Record<string, any>} audits */
function lcpElement(audits) {
  const items = audits['largest-contentful-paint-element']?.details?.items ?? []
  return items[0]?.items?.[0]?.node?.selector ?? 'unknown'
}
