import os from 'node:os'
import { chromiumArgs, chromiumMissing, findChromium } from '../../tools/chromium.mjs'
import { freePort } from '../../tools/mall.mjs'
import { say } from '../../tools/process.mjs'

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
/** how much slower the processor is made: total blocking time is judged where the other build has 200 ms and more of it */
const slower = Number(process.env.LIGHTHOUSE_CPU ?? 4)

export const about =
  `Lighthouse, mobile (slow 4G and a processor ${slower} times slower, both simulated): ${runs} interleaved runs of three pages of ` +
  'the demo mall as a guest opens them; medians and ranges. Bars: home 92, LCP 2.0 s, CLS 0.03, accessibility 95; list and ' +
  'detail 90. Against another build, which the same server sends with the same answers and pictures, home and detail: FCP ' +
  '55 %, LCP 70 %, TBT 60 %, CLS 0.01.'

/** @type {Record<string, string>} */
const everyPage = { home: '/', list: '/pages/goods/list/list', detail: '/pages/goods/detail/detail?sku_id=1' }
/** LIGHTHOUSE_ONLY=home,list */
const only = process.env.LIGHTHOUSE_ONLY?.split(',')
const pages = Object.fromEntries(Object.entries(everyPage).filter(([name]) => only?.includes(name) ?? true))

/** @typedef {Record<'performance' | 'accessibility' | 'practices' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'si' | 'index' | 'load', number>} Run */

/** @param {number[]} values */
const sorted = (values) => [...values].sort((a, b) => a - b)
/** @param {Run[]} all @param {keyof Run} name @param {number} digits */
function spread(all, name, digits = 0) {
  const values = sorted(all.map((run) => run[name]))
  const show = (/** @type {number | undefined} */ value) => (value ?? 0).toFixed(digits)
  return `${show(values[Math.floor(values.length / 2)])} (${show(values[0])}-${show(values.at(-1))})`
}

/** @param {{ url: string }} ours @param {{ url: string }} [theirs] with the H5 build of another checkout */
export async function report(ours, theirs) {
  const sides = theirs ? { ours, theirs } : { ours }
  const executablePath = findChromium()
  if (!executablePath) throw new Error(chromiumMissing)
  const lighthouse = await findLighthouse()
  const { chromium } = await import('playwright-core')
  const port = await freePort()
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, `--remote-debugging-port=${port}`] })
  /** @type {Record<string, Run[]>} by side and page */
  const results = {}
  const elements = new Map()
  const settings = { throttling: { cpuSlowdownMultiplier: slower } }
  /** @param {string} address @param {string[]} onlyCategories */
  const measure = async (address, onlyCategories) => {
    const result = await lighthouse(address, { port, onlyCategories }, { extends: 'lighthouse:default', settings })
    if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`)
    return result.lhr
  }
  try {
    // the first visit draws the pictures, which later ones find
    for (const { url } of Object.values(sides))
      for (const path of Object.values(pages)) await measure(url + path, ['performance'])
    for (let round = 1; round <= runs; round += 1) {
      for (const [name, path] of Object.entries(pages)) {
        // who comes first changes with the round
        const turn = Object.entries(sides)
        for (const [side, { url }] of round % 2 ? turn : turn.reverse()) {
          const load = os.loadavg()[0] ?? 0
          const lhr = await measure(url + path, ['performance', 'accessibility', 'best-practices'])
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
          ;(results[`${side} ${name}`] ??= []).push(run)
          if (side === 'ours') elements.set(name, lcpElement(lhr.audits))
          say(
            `  ${side.padEnd(6)} ${name.padEnd(7)} ${round}: ${run.performance.toFixed(0)}, FCP ${run.fcp.toFixed(0)}, ` +
              `LCP ${run.lcp.toFixed(0)}, TBT ${run.tbt.toFixed(0)} ms, CLS ${run.cls.toFixed(3)}, ` +
              `a11y ${run.accessibility.toFixed(0)}, load ${load.toFixed(1)}`,
          )
        }
      }
    }
  } finally {
    await browser.close()
  }
  return theirs ? comparison(results) : table(results, elements)
}

/** @param {Record<string, Run[]>} results @param {Map<string, string>} elements */
function table(results, elements) {
  const rows = Object.keys(pages).map((name) => {
    const all = results[`ours ${name}`] ?? []
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

/** Ours of theirs, each the median of its runs. @param {Record<string, Run[]>} results */
function comparison(results) {
  /** @param {Run[]} all @param {keyof Run} name */
  const median = (all, name) => sorted(all.map((run) => run[name]))[Math.floor(all.length / 2)] ?? 0
  const rows = Object.keys(pages).map((name) => {
    const [mine, other] = [results[`ours ${name}`] ?? [], results[`theirs ${name}`] ?? []]
    const cell = (/** @type {'fcp' | 'lcp' | 'tbt' | 'si'} */ of) =>
      `${spread(mine, of)} / ${spread(other, of)}, ${((100 * median(mine, of)) / median(other, of)).toFixed(0)} %`
    const cls = `${spread(mine, 'cls', 3)} / ${spread(other, 'cls', 3)}`
    const scores = `${spread(mine, 'performance')} / ${spread(other, 'performance')}`
    return `| ${name} | ${cell('fcp')} | ${cell('lcp')} | ${cell('tbt')} | ${cls} | ${cell('si')} | ${scores} |`
  })
  return [
    '| Page | FCP ms, ours / theirs | LCP ms | TBT ms | CLS | Speed Index ms | performance |',
    `|${'---|'.repeat(7)}`,
    ...rows,
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
