import { WebSocket } from 'ws'
import { call, openBuyers, operator } from './buyers.mjs'
import { cpuOf, cpuOfProcess } from './cpu.mjs'
import { secondServer } from './secondServer.mjs'

const sockets = 300
const members = 60
/** ms, as the clients do */
const pingEvery = 1500
/** seconds of each part, and words a second that servicers say */
const seconds = 10
const rate = 20

export const about =
  `${sockets} sockets of ${members} members on two processes, all bound to a room. What they cost while nobody says ` +
  `anything, without and with a ping every ${pingEvery} ms (bar: pings 5 % of a core); then ${rate} words a second, told to ` +
  'one process and the other in turn: ms from the call until a socket has the frame (bar 1 s). A word that is lost, comes ' +
  'twice or out of order ends the run with an error.'

export const env = { MALL_DEMO_SERVICER: '1' }

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** @param {{ url: string, data: string, pid: number | undefined }} mall */
export async function report({ url, data, pid }) {
  const tokens = await openBuyers(url, members)
  const second = await secondServer(data, env)
  const urls = [url, second.url]
  const ids = await Promise.all(tokens.map((token) => call(url, '/api/member/id', { token })))
  /** when each word was sent, by its text @type {Map<string, number>} */
  const sent = new Map()
  /** @type {number[]} */
  const waits = []
  /** @type {{ socket: WebSocket, heard: number[], member: number }[]} */
  const phones = []
  try {
    for (let n = 0; n < sockets; n += 1) {
      const member = n % members
      const phone = await open(urls[Math.floor(n / members) % 2] ?? '', url, tokens[member] ?? '', (word) =>
        waits.push(performance.now() - (sent.get(word) ?? NaN)),
      )
      phones.push({ ...phone, member })
    }
    const cpu = () => {
      const { node, database } = cpuOf({ data })
      return { node: (Number.isNaN(node) ? cpuOfProcess(pid) : node) + cpuOfProcess(second.pid()), database }
    }
    /** Shares of one core while `work` goes on. @param {() => Promise<unknown>} work */
    const share = async (work) => {
      const [before, since] = [cpu(), performance.now()]
      await work()
      const [after, ms] = [cpu(), performance.now() - since]
      return { node: (after.node - before.node) / ms, database: (after.database - before.database) / ms }
    }
    await pause(2000)
    const still = await share(() => pause(seconds * 1000))
    const timers = phones.map(({ socket }) => setInterval(() => socket.send('{"type":"ping"}'), pingEvery))
    const pinged = await share(() => pause(seconds * 1000))
    for (let n = 0; n < seconds * rate; n += 1) {
      const word = `word ${n}`
      sent.set(word, performance.now())
      const said = { member_id: ids[n % members], content_type: 0, message: word }
      void operator(urls[n % 2] ?? '', '/operator/api/chat/reply', said)
      await pause(1000 / rate)
    }
    await pause(3000)
    for (const timer of timers) clearInterval(timer)
    check(phones)
    const percent = (/** @type {number} */ part) => `${(part * 100).toFixed(1)} %`
    waits.sort((a, b) => a - b)
    const at = (/** @type {number} */ q) =>
      `${(waits[Math.min(waits.length - 1, Math.floor(waits.length * q))] ?? 0).toFixed(0)} ms`
    return [
      '| Sockets | servers, still | database, still | pings more, servers | deliveries | p50 | p90 | p99 | longest |',
      '|---|---|---|---|---|---|---|---|---|',
      `| ${[
        ...[sockets, percent(still.node), percent(still.database), percent(pinged.node - still.node)],
        ...[waits.length, at(0.5), at(0.9), at(0.99), at(1)],
      ].join(' | ')} |`,
    ].join('\n')
  } finally {
    for (const { socket } of phones) socket.terminate()
    await second.close()
  }
}

/** Nothing lost, nothing doubled, in order. @param {{ heard: number[], member: number }[]} phones */
function check(phones) {
  const each = (seconds * rate) / members
  for (const { heard, member } of phones) {
    const expected = Math.floor(each) + (member < (seconds * rate) % members ? 1 : 0)
    const inOrder = heard.every((id, i) => i === 0 || id > (heard[i - 1] ?? 0))
    if (heard.length !== expected || !inOrder) throw new Error(`a socket heard ${heard.join()} of ${expected} words`)
  }
}

/**
 * @param {string} at process that holds the socket
 * @param {string} other process that binds it
 * @param {string} token
 * @param {(word: string) => void} hear
 */
async function open(at, other, token, hear) {
  const socket = new WebSocket(`${at.replace('http', 'ws')}/ws`)
  /** @type {number[]} */
  const heard = []
  /** @type {string} */
  const clientId = await new Promise((resolve, fail) => {
    socket.once('error', fail)
    socket.on('message', (text) => {
      const { type, data } = JSON.parse(String(text))
      if (type === 'init') resolve(data.client_id)
      if (type !== 'string') return
      heard.push(data.id)
      hear(data.message)
    })
  })
  await call(other, '/servicer/api/chat/bind', { token, client_id: clientId, site_id: 0 })
  return { socket, heard }
}
