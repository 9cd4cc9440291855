import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startSimulator } from '../src/host/simulator'
import { kitchen, modes } from './open'
import { drive, type Driven } from './withClient'

/** What must not pass. */
for (const mode of modes) {
  void describe(`limits, ${mode}`, () => {
    let it: Driven
    before(async () => {
      it = await drive(mode)
    })
    after(() => it.close())

    test('setData: a lot warns, too much is thrown, undefined and functions warn', async () => {
      const page = (await it.mp.currentPage())!
      const warnings = async () => (await it.control.measurements())!.warnings
      await page.setData({ name: 'small' })
      const known = (await warnings()).length
      await page.setData({ name: 'x'.repeat(300 * 1024) })
      assert.match((await warnings()).slice(known).join('\n'), /setData.*\d{6} bytes/)
      await assert.rejects(page.setData({ name: 'x'.repeat(1100 * 1024) }), /setData.*bytes/)
      const after = (await warnings()).length
      // as text: the loader of TypeScript would put a word of its own before functions with a name
      await it.mp.evaluate(`function () {
        getCurrentPages()[0].setData({ name: 'end', gone: undefined, run: () => 1 })
      }`)
      const said = (await warnings()).slice(after).join('\n')
      assert.match(said, /gone.*undefined/)
      assert.match(said, /run.*function/)
    })

    test('a name that is not simulated fails in the page, and the automator hears of it', async () => {
      const thrown: string[] = []
      it.mp.on('exception', ({ message }: { message: string }) => thrown.push(message))
      await it.mp.evaluate(() => {
        setTimeout(() => wx.startBluetoothDevicesDiscovery!({}), 0)
      })
      for (let tries = 0; tries < 50 && thrown.length === 0; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 100))
      assert.ok(
        thrown.some((words) => words.includes('not simulated: wx.startBluetoothDevicesDiscovery')),
        String(thrown),
      )
    })
  })

  void describe(`what never ends, ${mode}`, () => {
    let it: Driven
    before(async () => {
      it = await drive(mode, { limitMs: 2000 })
    })
    after(() => it.close())

    test('an answer that never comes is an error, and the page goes on', async () => {
      await assert.rejects(
        it.mp.evaluate(() => new Promise(() => {})),
        /App.callFunction: no answer within 2000 ms$/,
      )
      assert.equal((await it.mp.currentPage())!.path, 'pages/home/home')
    })

    test('an endless loop ends: the call fails, the page is stopped, a relaunch begins anew', async () => {
      const begun = Date.now()
      await assert.rejects(
        it.mp.evaluate(() => {
          for (;;);
        }),
        /no answer within 2000 ms, and the page hangs/,
      )
      assert.ok(Date.now() - begun < 10_000)
      await assert.rejects(it.mp.currentPage(), /the page was stopped: App.callFunction never ended/)
      await it.control.relaunch()
      assert.equal((await it.mp.currentPage())!.path, 'pages/home/home')
    })
  })
}

test('a browser that was closed is noticed', { skip: !modes.includes('chromium') }, async () => {
  const simulator = await startSimulator({ project: kitchen, mode: 'chromium' })
  try {
    const waiting = simulator.call('App.callFunction', { functionDeclaration: '() => new Promise(() => {})' })
    const rejected = assert.rejects(waiting, /was closed|crashed|is gone/)
    process.kill(browserBelow(process.pid))
    await rejected
    await assert.rejects(simulator.call('App.getCurrentPage', {}), /was closed|crashed|is gone/)
    await simulator.relaunch()
    assert.deepEqual(((await simulator.call('App.getCurrentPage', {})) as { path: string }).path, 'pages/home/home')
  } finally {
    await simulator.close()
  }
})

/** The browser this process started: the first below it, not one of its own children. */
function browserBelow(parent: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const line = lines.find((text) => new RegExp(`^\\s*\\d+\\s+${parent}\\s+.*chrom`).test(text))
  assert.ok(line, 'no browser runs')
  return Number.parseInt(line, 10)
}

test('a start that fails has words', async () => {
  const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'simulator-'))
  try {
    await assert.rejects(startSimulator({ project: empty, mode: 'jsdom' }), /no app.json/)
    const first = await startSimulator({ project: kitchen, mode: 'jsdom' })
    const port = Number(new URL(first.url).port)
    await assert.rejects(startSimulator({ project: kitchen, mode: 'jsdom', port }), /EADDRINUSE/)
    await first.close()
    await assert.rejects(first.call('App.getCurrentPage', {}), /the simulator was closed/)
  } finally {
    fs.rmSync(empty, { recursive: true })
  }
})
