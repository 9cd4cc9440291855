import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-left-'))
const lock = path.join(data, 'postgres', 'postmaster.pid')
fs.mkdirSync(path.dirname(lock))
afterAll(() => fs.rmSync(data, { recursive: true, force: true }))

/** endLeftEngine() in a process of its own, as the tools are ES modules. */
const endLeftEngine = (serverPid: number) =>
  spawnSync(process.execPath, [
    '--input-type=module',
    '-e',
    `const { endLeftEngine } = await import(${JSON.stringify(path.join(__dirname, 'mall.mjs'))})
     await endLeftEngine(${JSON.stringify(data)}, ${serverPid})`,
  ])

it('ends the database of a server that was killed, and no other', async () => {
  const script = `
    const { rmSync, writeFileSync } = require('node:fs')
    const lock = ${JSON.stringify(lock)}
    process.on('SIGINT', () => { rmSync(lock); process.exit(42) })
    writeFileSync(lock, process.pid + '\\n/data\\n')
    setInterval(() => {}, 1000)`
  const engine = spawn(process.execPath, ['-e', script])
  const ended = new Promise((done) => engine.once('exit', done))
  while (!fs.existsSync(lock)) await new Promise((done) => setTimeout(done, 20))
  fs.writeFileSync(path.join(data, 'postgres.owner'), '4711')
  expect(endLeftEngine(4712).status).toBe(0)
  expect(fs.existsSync(lock)).toBe(true)
  expect(endLeftEngine(4711).status).toBe(0)
  expect(fs.existsSync(lock)).toBe(false)
  expect(await ended).toBe(42)
  expect(endLeftEngine(4711).status).toBe(0)
})
