import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import type { CompiledApp } from '../shared/app'
import { appFiles } from '../shared/messages'
import type { StartOptions } from '../shared/scenario'
import { hostPage } from './hostPage'

export interface WebServer {
  url: string
  /** The next page that opens the line. */
  onPage(listener: (socket: WebSocket) => void): void
  close(): Promise<void>
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
}

/** Serves the host page, the runtime, what the mini-program starts with and its own files, on a free port of this machine. */
export async function startWebServer(
  folder: string,
  start: { app(): CompiledApp; options(): StartOptions },
  runtime: string,
  port = 0,
): Promise<WebServer> {
  const answers: Record<string, () => [type: string, body: string]> = {
    '/': () => ['.html', hostPage(start.options())],
    '/__simulator/runtime.js': () => ['.js', runtime],
    '/__simulator/start': () => ['.json', JSON.stringify({ app: start.app(), options: start.options() })],
    '/__simulator/built': () => ['.txt', String(newestChange(folder))],
  }
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://simulator')
    try {
      const [type, body] = answers[pathname]?.() ?? fileOf(folder, pathname)
      response.statusCode = body === undefined ? 404 : 200
      response.setHeader('content-type', types[type] ?? 'application/octet-stream')
      response.end(body)
    } catch (error) {
      // a build that is half written
      response.statusCode = 500
      response.end((error as Error).message)
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const sockets = new WebSocketServer({ server, path: '/__simulator/line' })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    onPage: (listener) => void sockets.on('connection', listener),
    async close() {
      for (const client of sockets.clients) client.terminate()
      sockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function fileOf(folder: string, pathname: string): [type: string, body?: Buffer] {
  if (!pathname.startsWith(appFiles)) return ['.txt']
  const file = path.join(folder, decodeURIComponent(pathname.slice(appFiles.length)))
  const within = file.startsWith(path.resolve(folder) + path.sep)
  if (!within || !fs.existsSync(file) || !fs.statSync(file).isFile()) return ['.txt']
  return [path.extname(file), fs.readFileSync(file)]
}

/** ms since 1970 of the youngest file. */
function newestChange(folder: string): number {
  const times = fs.readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const place = path.join(folder, entry.name)
    return entry.isDirectory() ? newestChange(place) : fs.statSync(place).mtimeMs
  })
  return Math.max(0, ...times)
}
