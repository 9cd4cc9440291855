import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Mode, Simulator } from '../src/host/simulator'
import { createBridge } from '../src/runtime/measure/bridge'
import type { Measurements } from '../src/shared/measurements'
import { modes, open } from './open'

const project = fileURLToPath(new URL('./measured', import.meta.url))

async function measured(mode: Mode, drive: (simulator: Simulator) => Promise<void>): Promise<Measurements> {
  const simulator = await open(mode, { project })
  try {
    await simulator.call('Simulator.settled', {})
    await drive(simulator)
    await simulator.call('Simulator.settled', {})
    return (await simulator.call('Simulator.measurements', {})) as Measurements
  } finally {
    await simulator.close()
  }
}

/** Calls a method of the shown page. */
const method = (name: string, ...args: unknown[]) => ({
  functionDeclaration: `function (name, args) { const pages = getCurrentPages(); pages[pages.length - 1][name](...args) }`,
  args: [name, args],
})
const route = (kind: string, options: object) => ({
  functionDeclaration: `function (kind, options) { wx[kind](options) }`,
  args: [kind, options],
})

for (const mode of modes) {
  test(`${mode}: an action is all that follows from a call until nothing is under way`, async () => {
    const report = await measured(
      mode,
      (simulator) => simulator.call('App.callFunction', method('add')) as Promise<void>,
    )
    const [launch, add] = report.actions
    assert.equal(launch!.name, 'launch')
    assert.equal(launch!.settled, true)
    // what the timer of 40 ms sets belongs to it, what that of 5 s sets does not
    assert.equal(add!.setData, 2)
    assert.equal(add!.bytes, '{"count":1}'.length + new TextEncoder().encode('{"rows":["一","二","三"]}').length)
    assert.equal(add!.nodes, 3)
    assert.ok(add!.ms >= 40, `${add!.ms} ms`)
    assert.equal(add!.page, 'pages/home/home')
    assert.deepEqual(report.fields['pages/home/home'], ['count', 'rows'])
    assert.equal(report.label, 'simulator, not WeChat')
  })

  test(`${mode}: nodes, depth and the widest node of each page`, async () => {
    const report = await measured(mode, async (simulator) => {
      await simulator.call('App.callFunction', route('navigateTo', { url: '/pages/heavy/heavy' }))
    })
    const heavy = report.pages.find(({ path }) => path === 'pages/heavy/heavy')!
    // page, list, 70 rows with a text each
    assert.deepEqual([heavy.nodes, heavy.depth, heavy.widest, heavy.widestNode], [142, 4, 70, 'view.t-wide'])
    assert.equal(report.calls.navigateTo, 1)
  })

  test(`${mode}: timers left behind and setData of pages nobody sees`, async () => {
    const report = await measured(mode, async (simulator) => {
      await simulator.call('App.callFunction', route('navigateTo', { url: '/pages/away/away' }))
      await simulator.call('Simulator.settled', {})
      await simulator.call('App.callFunction', route('navigateTo', { url: '/pages/heavy/heavy' }))
      await new Promise((resolve) => setTimeout(resolve, 850))
      await simulator.call('App.callFunction', route('navigateBack', { delta: 2 }))
      await new Promise((resolve) => setTimeout(resolve, 850))
    })
    const kinds = report.timers.map(({ kind, delay, state, waiting }) => `${kind} ${delay} ${state} ${waiting}`)
    assert.deepEqual(kinds.sort(), [
      'interval 100 closed true',
      'interval 100 hidden false',
      'interval 70 hidden false',
      'timeout 60000 closed true',
    ])
    const unseen = report.setData.filter(({ hidden }) => hidden)
    assert.ok(unseen.length >= 2)
    assert.ok(unseen.every(({ component }) => component === 'pages/away/away'))
    assert.ok(report.setData.some(({ hidden, component }) => !hidden && component === 'pages/away/away'))
  })

  test(`${mode}: setData loses what JSON has no word for, and refuses too much`, async () => {
    const report = await measured(mode, async (simulator) => {
      await simulator.call('App.callFunction', method('lose'))
      await simulator.call('App.callFunction', method('grow', 300 * 1024))
      await simulator.call('App.callFunction', method('grow', 1024 * 1024))
    })
    assert.match(report.exceptions.join(), /setData: 1048587 bytes, more than 1048576/)
    const warnings = report.warnings.filter((words) => words.startsWith('setData'))
    assert.deepEqual(warnings, [
      'setData: "a.b" is undefined',
      'setData: "list.0.run" is a function',
      `setData: ${300 * 1024 + '{"text":""}'.length} bytes in one call`,
    ])
  })
}

if (modes.includes('chromium'))
  test('chromium: small targets, fixed parts in the unsafe area and sizes of pictures', async () => {
    const report = await measured('chromium', async () => {})
    const { layout } = report.pages[0]!
    assert.deepEqual(layout!.smallTargets, [{ node: 'view.t-small', width: 10, height: 10 }])
    assert.deepEqual(layout!.unsafeFixed, [{ node: 'view.t-bar', height: 40 }])
    const [image] = layout!.images
    assert.deepEqual(
      [image!.naturalWidth, image!.naturalHeight, image!.width, image!.height, image!.mode, image!.first],
      [200, 100, 30, 10, 'scaleToFill', true],
    )
  })

test('the bridge counts bytes of UTF-8 and copies', () => {
  const given = { text: '一', list: [1, { deep: true }] }
  const { data, bytes } = createBridge(() => {})(given)
  assert.deepEqual(data, given)
  assert.notEqual(data, given)
  assert.equal(bytes, Buffer.byteLength(JSON.stringify(given)))
})
