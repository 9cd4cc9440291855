import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { findChromium } from '../src/host/chromium'
import type { Simulator } from '../src/host/simulator'
import { kitchen, modes, open } from './open'

const executablePath = findChromium()
const skip = !modes.includes('chromium') && 'needs Chromium'
const project = fs.mkdtempSync(path.join(os.tmpdir(), 'simulator-panel-'))
let simulator: Simulator
/** Gives back what it is sent. */
const echo = http.createServer((request, response) => request.pipe(response))
let browser: Browser

before(async () => {
  fs.cpSync(kitchen, project, { recursive: true })
  if (skip) return
  await once(echo.listen(0, '127.0.0.1'), 'listening')
  simulator = await open('hand', { project })
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
})
after(async () => {
  await browser?.close()
  await simulator?.close()
  echo.close()
  fs.rmSync(project, { recursive: true, force: true })
})

async function withPanel(query: string, run: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    await page.goto(`${simulator.url}?${query}`)
    await run(page)
  } finally {
    await page.close()
  }
}
const bars = 'path=pages/bars/bars?from=test'

test('the panel tells pages, setData and what was written to the console', { skip }, () =>
  withPanel(bars, async (page) => {
    const shown = page.locator('#tab-view')
    await shown.getByText('pages/bars/bars').waitFor()
    assert.match(await shown.innerText(), /from=test/)
    await page.frameLocator('#phone iframe').locator('.t-colors').click()
    await page.getByRole('tab', { name: /setData/ }).click()
    await shown.getByText('pages/bars/bars').first().waitFor()
    await page.evaluate(() => {
      const { service } = (window as unknown as { simulator: { service: { evaluate(text: string, args: []): void } } })
        .simulator
      service.evaluate(`function () { console.warn('mind the step', { at: 3 }) }`, [])
    })
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    assert.equal(await page.getByRole('tab', { name: /Console/ }).getAttribute('aria-selected'), 'true')
    await shown.getByText('mind the step {"at":3}').waitFor()
  }),
)

test('what a request sent and got can be read; long ones are folded, and stay unfolded', { skip }, () =>
  withPanel(bars, async (page) => {
    const shown = page.locator('#tab-view')
    await shown.getByText('pages/bars/bars').waitFor()
    const ask = (options: object) =>
      page.evaluate((options) => {
        type Simulator = { origin: { request(options: object): void } }
        const { origin } = (window as unknown as { simulator: Simulator }).simulator
        return new Promise((complete) => origin.request({ ...options, complete }))
      }, options)
    const url = `http://127.0.0.1:${(echo.address() as AddressInfo).port}/`
    await ask({ url, method: 'POST', data: { a: [1] } })
    await page.getByRole('tab', { name: /Requests/ }).click()
    await shown.getByText('Sent: {"a":[1]}').waitFor()
    await shown.getByText('Answer: {"a":[1]}').waitFor()
    const long = 'x'.repeat(300)
    await ask({
      url,
      method: 'POST',
      data: `name=${long}&b=c%20d`,
      header: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const folded = shown.getByText(`name = ${long}\nb = c d`, { exact: true }).first()
    assert.equal(await folded.isVisible(), false)
    await shown.getByText(/^Sent, 3\d\d letters$/).click()
    await folded.waitFor()
    await ask({ url, method: 'POST', data: { later: true } })
    await shown.getByText('Sent: {"later":true}').waitFor()
    assert.equal(await folded.isVisible(), true)
  }),
)

test('the scenario is changed while it runs, and kept over a reload', { skip }, () =>
  withPanel(bars, async (page) => {
    await page.getByRole('tab', { name: 'Scenario' }).click()
    const fields = await page.locator('.fields > label').allInnerTexts()
    const known = (await simulator.call('Simulator.getScenario', {})) as object
    assert.deepEqual(fields.sort(), Object.keys(known).sort())
    await page.getByLabel('payment', { exact: true }).selectOption('failed')
    await page.getByLabel('subscribe', { exact: true }).fill('20004')
    await page.getByLabel('subscribe', { exact: true }).blur()
    await page.getByLabel('scopes', { exact: true }).fill('{"scope.userLocation"')
    await page.getByLabel('scopes', { exact: true }).blur()
    assert.equal(await page.getByLabel('scopes', { exact: true }).getAttribute('aria-invalid'), 'true')
    const kept = { payment: 'failed', subscribe: 20004, scopes: {} }
    const now = async () => {
      const { payment, subscribe, scopes } = (await simulator.call('Simulator.getScenario', {})) as typeof kept
      return { payment, subscribe, scopes }
    }
    assert.deepEqual(await now(), kept)
    await page.reload()
    await page.locator('#tab-view table').waitFor()
    assert.deepEqual(await now(), kept)
  }),
)

test('another phone, the background, and no question without a hand', { skip }, () =>
  withPanel(bars, async (page) => {
    await page.getByLabel('Phone', { exact: true }).selectOption('390x844@3')
    await page.waitForURL(/screen=390x844/)
    const box = await page.locator('#phone').boundingBox()
    assert.deepEqual([box?.width, box?.height], [390, 844])
    await page.getByRole('button', { name: 'To background' }).click()
    await page.getByText('小程序在后台').waitFor()
    await page.getByRole('button', { name: 'To foreground' }).click()
    assert.equal(await page.getByText('小程序在后台').count(), 0)
    await page.getByLabel(/Ask on the phone/).uncheck()
    const inside = page.frameLocator('#phone iframe')
    await inside.locator('.t-pay').click()
    await inside.getByText('requestPayment:ok').waitFor()
  }),
)

test('a new build is told and taken by a reload; a broken one says what is wrong', { skip }, () =>
  withPanel('', async (page) => {
    const file = path.join(project, 'pages/home/home.json')
    await page.locator('#tab-view table').waitFor()
    assert.equal(await page.getByText('The build has changed.').isVisible(), false)
    await page.waitForTimeout(1600)
    fs.writeFileSync(file, '{ "navigationBarTitleText": "built anew" }')
    await page.getByText('The build has changed.').waitFor()
    await page.locator('.note').getByRole('button', { name: 'Reload' }).click()
    await page.locator('.sim-title').getByText('built anew').waitFor()
    fs.writeFileSync(file, '{ "navigationBarTitleText": ')
    await page.reload()
    await page.getByRole('alert').getByText('home.json').waitFor()
  }),
)

test('without a build, npm run simulate says what is missing', async () => {
  const file = fileURLToPath(new URL('../src/simulate.ts', import.meta.url))
  const empty = fs.mkdtempSync(path.join(project, 'empty-'))
  fs.writeFileSync(path.join(empty, 'project.config.json'), '{ "miniprogramRoot": "dist/weapp/" }')
  const [code, words] = await new Promise<[number, string]>((resolve) =>
    execFile(process.execPath, ['--import', 'tsx', file, '--project', empty], (error, _, words) =>
      resolve([Number(error?.code ?? 0), words]),
    ),
  )
  assert.equal(code, 1)
  assert.match(words, /No app\.json in .*dist\/weapp: build the mini-program first/)
})
