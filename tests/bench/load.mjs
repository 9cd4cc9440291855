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
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(url)
  /** @type {number[]} */
  const times = []
  let errors = 0
  let complaint = ''
  let next = 0
  const since = performance.now()
  const until = since + seconds * 1000

  /** @param {Request} wanted @returns {Promise<boolean>} */
  const send = ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const sent = http.request(
        { agent, hostname, port, method, path, headers: { ...headers, ...length } },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk) => (text += chunk))
          answer.on('end', () => {
            const good = answer.statusCode === 200 && check(text)
            if (!good) complaint ||= `${answer.statusCode} ${text.slice(0, 200)}`
            resolve(good)
          })
        },
      )
      sent.on('error', (error) => {
        complaint ||= error.message
        resolve(false)
      })
      sent.end(body)
    })
  const client = async () => {
    while (performance.now() < until) {
      const start = performance.now()
      const good = await send(request(next++))
      if (good) times.push(performance.now() - start)
      else errors += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  const took = (performance.now() - since) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), answers: times.length, errors, complaint }
}
