// The simulator itself: how long the built mini-program takes to start, and a tap to come back, in both modes.
import path from 'node:path'
import automator from 'miniprogram-automator'
import { serveAutomator } from '../../simulator/src/automator/server.ts'
import { root } from '../../tools/process.mjs'

export const about =
  'dist/weapp in the simulator (not WeChat): from nothing to the open home page, and one tap by miniprogram-automator. The bars are 6 s in Chromium, 3 s in jsdom, 50 ms.'

const starts = 5
const taps = 60

/** @param {number[]} values @param {number} share */
const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

/** @param {'chromium' | 'jsdom'} mode @param {string} url */
async function measure(mode, url) {
  const startMs = []
  const tapMs = []
  for (let round = 0; round < starts; round += 1) {
    const since = performance.now()
    const storage = { baseUrl: JSON.stringify(url) }
    const running = await serveAutomator({ project: path.resolve(root), mode, storage })
    startMs.push(performance.now() - since)
    const program = await automator.connect({ wsEndpoint: running.wsEndpoint })
    if (round === starts - 1) {
      const page = await program.currentPage()
      await page?.waitFor('view')
      await page?.waitFor(3000)
      const view = await page?.$('view')
      if (!view) throw new Error(`${mode}: nothing to tap on the home page`)
      for (let tap = 0; tap < taps; tap += 1) {
        const tapped = performance.now()
        await view.tap()
        tapMs.push(performance.now() - tapped)
      }
    }
    program.disconnect()
    await running.close()
  }
  const seconds = startMs.map((ms) => (ms / 1000).toFixed(1)).join(', ')
  return `| ${mode} | ${seconds} | ${quantile(tapMs, 0.5).toFixed(1)} / ${quantile(tapMs, 0.95).toFixed(1)} |`
}

/** @param {{ url: string }} mall */
export async function report({ url }) {
  const rows = [await measure('chromium', url), await measure('jsdom', url)]
  return ['| Mode | start, s, one after the other | tap, ms, median / p95 |', '|---|---|---|', ...rows].join('\n')
}
