import { launchChromium, chromiumArgs } from '../../tools/chromium.mjs'
import { signIn } from '../../tools/demoShopper.mjs'

const runs = Number(process.env.DRAW_RUNS ?? 5)
/** times that the processor is slower */
const slower = 4
/** ms: at 60 pictures a second one takes 16.7 */
const late = 32

export const about =
  `Frames of a draw in Chromium at CPU x${slower}, 390 x 844: ${runs} draws of each game, from the touch to the prize; a frame is ` +
  `late after ${late} ms. Bar: 5 % of them.`

const games = [
  { face: 'turntable', path: 'turntable/turntable', touch: '.t-draw' },
  { face: 'cards', path: 'cards/cards', touch: '.t-draw' },
  { face: 'egg', path: 'smash_eggs/smash_eggs', touch: '.t-egg' },
]

/** @param {{ url: string }} mall */
export async function report({ url }) {
  const shopper = await signIn(url)
  const browser = await launchChromium({ args: chromiumArgs })
  const rows = []
  try {
    for (const { face, path, touch } of games) {
      const id = await makeGame(shopper, face)
      const context = await browser.newContext({
        ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
        ...{ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', serviceWorkers: 'block' },
      })
      await context.addInitScript((token) => localStorage.setItem('token', token), JSON.stringify(shopper.token))
      /** @type {number[]} */
      const frames = []
      const shares = []
      for (let run = 0; run < runs; run += 1) {
        const page = await context.newPage()
        await page.goto(`${url}/promotionpages/game/${path}?id=${id}`)
        await page.locator(touch).first().waitFor()
        await page.waitForTimeout(1500)
        const cdp = await context.newCDPSession(page)
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
        await page.evaluate(watchFrames)
        await page.locator(touch).first().tap()
        await page.locator('.t-won').first().waitFor({ timeout: 30_000 })
        const seen = await page.evaluate(() => /** @type {any} */ (window).frames_)
        frames.push(...seen)
        shares.push(shareOf(seen))
        await page.close()
      }
      await context.close()
      const sorted = [...frames].sort((a, b) => a - b)
      const at = (/** @type {number} */ share) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
      rows.push(
        `| ${face} | ${frames.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${shareOf(frames).toFixed(1)} % | ` +
          `${Math.min(...shares).toFixed(1)} to ${Math.max(...shares).toFixed(1)} % |`,
      )
    }
  } finally {
    await browser.close()
  }
  return [
    '| Game | frames | median, ms | p95, ms | longest, ms | late | late in one draw |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

const shareOf = (/** @type {number[]} */ frames) =>
  (100 * frames.filter((ms) => ms > late).length) / Math.max(1, frames.length)

/** In the page: how long each frame took from now on. */
function watchFrames() {
  /** @type {number[]} */
  const frames = /** @type {any} */ (window.frames_ = [])
  let last = performance.now()
  const next = (/** @type {number} */ now) => {
    frames.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame((now) => {
    last = now
    requestAnimationFrame(next)
  })
}

/**
 * One that everybody wins in, without an end to the draws.
 * @param {Awaited<ReturnType<typeof signIn>>} shopper
 * @param {string} kind
 * @returns {Promise<number>}
 */
function makeGame({ ask }, kind) {
  const at = Math.floor(Date.now() / 1000)
  const data = {
    ...{ game_name: '周年抽奖', points: 1, join_type: 1, join_frequency: 99, winning_rate: '100', is_show_winner: 1 },
    ...{ no_winning_desc: '下次好运', remark: '每天都能抽', start_time: at - 3600, end_time: at + 86_400 },
    award: ['积分礼包', '小礼包', '大礼包', '再来一份'].map((award_name) => ({
      ...{ award_name, award_type: 1, point: 1, stock: 1000, weight: 1 },
    })),
  }
  const params = { kind, site_id: 0, data: JSON.stringify(data) }
  return ask('/operator/api/promotion/create', params, { authorization: 'Bearer dev-platform-key' })
}
