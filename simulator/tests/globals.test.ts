import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { kitchen, modes } from './open'
import { drive, type Driven } from './withClient'

const hidden = ['window', 'document', 'fetch', 'name', 'event', 'status', 'addEventListener', 'WebAssembly', 'process']

/** What a module of a mini-program finds; each answer is a value or the name of an error. */
const probe = `
const answer = (run) => { try { return run() } catch (error) { return error.name } }
globalThis.found = {
  types: [${hidden.map((name) => `typeof ${name}`).join()}],
  reads: [${hidden.map((name) => `answer(() => ${name})`).join()}],
  unknown: [typeof nobodyKnows, answer(() => nobodyKnows)],
  complete: [typeof globalThis.Array, typeof globalThis.Promise, typeof globalThis.setTimeout, typeof globalThis.wx, typeof globalThis.fetch],
  own: (globalThis.ownName = 7, ownName),
  assigned: (status = 5, status + globalThis.status),
  polyfill: [Function('return this')() === globalThis, new Function('return this')() === globalThis],
  blocked: [answer(() => { const make = Function; return make('return 1') }), answer(() => (0, eval)('1'))],
  constructors: [
    answer(() => (() => 0).constructor('return window')),
    answer(() => (async () => 0).constructor('return window')),
    answer(() => (function* () {}).constructor('return window')),
  ],
  kinds: [(() => 0) instanceof Function, (() => 0).constructor === Function],
}
;(function () { 'use strict'; globalThis.found.strict = answer(() => { undeclared = 1 }) })()
const Array = 3
`

for (const mode of modes) {
  void describe(`globals, ${mode}`, () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simulator-'))
    let it: Driven
    let found: Record<string, unknown>
    before(async () => {
      fs.cpSync(kitchen, folder, { recursive: true })
      fs.writeFileSync(path.join(folder, 'probe.js'), probe)
      fs.writeFileSync(
        path.join(folder, 'app.js'),
        `require('./probe.js')\n${fs.readFileSync(path.join(kitchen, 'app.js'), 'utf8')}`,
      )
      it = await drive(mode, { project: folder })
      found = (await it.mp.evaluate(() => (globalThis as unknown as { found: unknown }).found)) as typeof found
    })
    after(async () => {
      await it.close()
      fs.rmSync(folder, { recursive: true })
    })

    test("a browser's names are not there", () => {
      assert.deepEqual(
        found.types,
        hidden.map(() => 'undefined'),
      )
      assert.deepEqual(
        found.reads,
        hidden.map(() => 'ReferenceError'),
      )
      assert.deepEqual(found.unknown, ['undefined', 'ReferenceError'])
    })

    test('globalThis is complete, takes names and is not the window', () => {
      assert.deepEqual(found.complete, ['function', 'function', 'function', 'object', 'undefined'])
      assert.equal(found.own, 7)
      assert.equal(found.assigned, 10)
      assert.equal(found.strict, 'ReferenceError')
    })

    test('text does not become code, except return this', () => {
      assert.deepEqual(found.polyfill, [true, true])
      assert.deepEqual(found.blocked, ['EvalError', 'EvalError'])
      assert.deepEqual(found.constructors, ['EvalError', 'EvalError', 'EvalError'])
      assert.deepEqual(found.kinds, [true, true])
    })

    test('a page handler: no browser names, no code made of text, the global object by return this', async () => {
      const page = await it.route('reLaunch', { url: '/pages/api/api' })
      await page.callMethod('lookAround')
      assert.deepEqual(await page.data('around'), ['undefined', 'ReferenceError', 'EvalError', true])
    })
  })
}
