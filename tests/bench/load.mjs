// A small load generator: keep-alive connections that each send their next request when the last one is answered.
import http from 'node:http'

/**
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} Request
 * @typedef {{ perSecond: number, p50: number, p99: number, answers: number, errors: number, complaint: string }} Figures
 *   times in ms; complaint = the first answer that was an error
 *
 * @param {string} url
 * @param {{ connections: number, seconds: number, request: (i: number) => Request, check?: (answer: string) => boolean }} load
 * @returns {Promise<Figures>}
 */
export async function generateLoad(url, { connections, seconds, request, check = () => true }) {
  const tally = new Tally(url, connections, check)
  let next = 0
  const until = performance.now() + seconds * 1000
  const client = async () => {
    while (performance.now() < until) await tally.send(request(next++))
  }
  await Promise.all(Array.from({ length: connections }, client))
  return tally.close()
}

/**
 * An open loop: requests begin at a fixed rate, whether or not earlier ones are answered. Times count from the moment a
 * request was due, so a server that stands still for a while is not spared.
 * @param {string} url
 * @param {{ rate: number, seconds: number, request: (i: number) => Request, check?: (answer: string) => boolean }} load
 * @returns {Promise<Figures>}
 */
export async function generateRate(url, { rate, seconds, request, check = () => true }) {
  const tally = new Tally(url, 256, check)
  const since = performance.now()
  /** @type {Promise<void>[]} */
  const underWay = []
  for (let i = 0; i < rate * seconds; i += 1) {
    const due = since + (i * 1000) / rate
    const early = due - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    underWay.push(tally.send(request(i), due))
  }
  await Promise.all(underWay)
  return tally.close()
}

/** Sends requests and keeps count of what came back. */
class Tally {
  /** @param {string} url @param {number} connections @param {(answer: string) => boolean} check */
  constructor(url, connections, check) {
    this.agent = new http.Agent({ keepAlive: true, maxSockets: connections })
    this.target = new URL(url)
    this.check = check
    this.since = performance.now()
    /** @type {number[]} */
    this.times = []
    this.errors = 0
    this.complaint = ''
  }

  /** @param {Request} wanted @param {number} due @returns {Promise<void>} */
  async send(wanted, due = performance.now()) {
    if (await this.isAnswered(wanted)) this.times.push(performance.now() - due)
    else this.errors += 1
  }

  /** @param {Request} wanted @returns {Promise<boolean>} */
  isAnswered({ method = 'GET', path, headers = {}, body }) {
    const { hostname, port } = this.target
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const options = { agent: this.agent, hostname, port, method, path, headers: { ...headers, ...length } }
    return new Promise((resolve) => {
      const sent = http.request(options, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk) => (text += chunk))
        answer.on('end', () => {
          const good = answer.statusCode === 200 && this.check(text)
          if (!good) this.complaint ||= `${answer.statusCode} ${text.slice(0, 200)}`
          resolve(good)
        })
      })
      sent.on('error', (error) => {
        this.complaint ||= error.message
        resolve(false)
      })
      sent.end(body)
    })
  }

  /** @returns {Figures} */
  close() {
    const { times, errors, complaint } = this
    const took = (performance.now() - this.since) / 1000
    this.agent.destroy()
    times.sort((a, b) => a - b)
    const at = (/** @type {number} */ share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
    return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), answers: times.length, errors, complaint }
  }
}
