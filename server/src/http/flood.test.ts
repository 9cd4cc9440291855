import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Measured } from '../testing/measuredServer'
import { testDatabase, type TestDatabase } from '../testing/testDatabase'

/** A stranger's floods, measured in the process that stands them. */
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-flood-'))
let database: TestDatabase
let child: ChildProcess
let port: number
const told = async <T>(): Promise<T> => ((await once(child, 'message')) as [T])[0]

beforeAll(async () => {
  database = await testDatabase()
  const server = path.join(__dirname, '../testing/measuredServer.ts')
  child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', server], {
    env: { PATH: process.env.PATH, MEASURED_DATABASE: JSON.stringify(database.connection), MEASURED_DATA: dataDir },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  port = await told<number>()
})
afterAll(async () => {
  child.kill('SIGKILL')
  await database.drop()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

async function measured(work: () => Promise<unknown>): Promise<Measured> {
  const ask = async () => {
    child.send('measure')
    return told<Measured>()
  }
  await ask()
  await work()
  return ask()
}

/** One body without a length, as it comes; answers the code of the envelope, or none when the server hung up. */
function send(url: string, type: string, body: Iterable<Buffer>): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = http.request({ port, path: url, method: 'POST', headers: { 'content-type': type }, agent: false })
    request.on('error', () => resolve(undefined))
    request.on('response', (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.on('end', () => resolve((JSON.parse(text) as { code: number }).code))
    })
    Readable.from(body).pipe(request)
  })
}
const twenty = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, make))

const mega = Buffer.alloc(2 ** 20, 'a')
const boundary = 'flood'
const multipart = `multipart/form-data; boundary=${boundary}`
const form = 'application/x-www-form-urlencoded'
function* fields(count: number) {
  for (let i = 0; i < count; i++) {
    yield Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="f${i}"\r\n\r\n`)
    yield mega
    yield Buffer.from('\r\n')
  }
  yield Buffer.from(`--${boundary}--\r\n`)
}
function* file(megas: number) {
  yield Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
  )
  for (let i = 0; i < megas; i++) yield mega
  yield Buffer.from(`\r\n--${boundary}--\r\n`)
}
function* base64(megas: number) {
  yield Buffer.from('images=')
  for (let i = 0; i < megas; i++) yield mega
}

/** MiB that a flood of strangers may move */
const most = 64
test.each<[string, () => Promise<number | undefined>]>([
  ['fields of 1 MiB', () => send('/api/upload/headimg', multipart, fields(50))],
  ['a file before its token', () => send('/api/upload/headimg', multipart, file(5))],
  ['a file without end', () => send('/api/upload/headimg', multipart, file(30))],
  ['a face as base64', () => send('/api/upload/headimgBase64', form, base64(9))],
])('twenty strangers at once who send %s: memory stays', async (_, upload) => {
  await upload()
  let codes: (number | undefined)[] = []
  const { memory } = await measured(async () => (codes = await twenty(upload)))
  expect(memory).toBeLessThan(most)
  expect(codes.filter((code) => code !== undefined && code >= 0)).toEqual([])
})

test('a form of 150,000 names: the loop goes on', async () => {
  const names = Buffer.from(Array.from({ length: 150_000 }, (_, i) => i.toString(36)).join('&'))
  const codes: (number | undefined)[] = []
  const delays: number[] = []
  // the machine may be busy with others: the quickest of five tells what the form itself takes
  for (let turn = 0; turn < 5; turn++)
    delays.push((await measured(async () => codes.push(await send('/api/config/time', form, [names])))).delay)
  expect(Math.min(...delays)).toBeLessThan(50)
  expect(codes).toEqual([-10006, -10006, -10006, -10006, -10006])
})
