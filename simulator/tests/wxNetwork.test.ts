import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { WebSocketServer } from 'ws'
import { inApp } from './inApp'
import { modes } from './open'
import { drive, type Driven } from './withClient'

interface Heard {
  method: string
  url: string
  headers: http.IncomingHttpHeaders
  body: string
}

/** Answers with what it heard; `/slow` after 300 ms, `/file` with a text, `/never` not at all. */
async function startServer() {
  const state = { flying: 0, most: 0 }
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString('utf8')))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      state.most = Math.max(state.most, (state.flying += 1))
      const answer = () => {
        state.flying -= 1
        response.setHeader('x-own', 'yes').setHeader('set-cookie', ['a=1', 'b=2'])
        if (url === '/file') return response.end('a file')
        response.setHeader('content-type', 'application/json').statusCode = url === '/404' ? 404 : 200
        response.end(JSON.stringify({ method, url, headers, body }))
      }
      if (url === '/never') return
      setTimeout(answer, url.startsWith('/slow') ? 300 : 0)
    })
  })
  const sockets = new WebSocketServer({ server, path: '/socket' })
  sockets.on('connection', (socket, request) => {
    socket.send(`hello ${request.headers['x-own']}`)
    socket.on('message', (data, binary) => socket.send(data, { binary }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, state, sockets, host: `127.0.0.1:${port}` }
}

for (const mode of modes) {
  void describe(`wx: network, ${mode}`, () => {
    let it: Driven
    let web: Awaited<ReturnType<typeof startServer>>
    before(async () => {
      web = await startServer()
      it = await drive(mode)
    })
    after(async () => {
      await it.close()
      for (const client of web.sockets.clients) client.terminate()
      web.server.closeAllConnections()
      web.server.close()
    })
    const at = (path: string) => `http://${web.host}${path}`
    const ask = async (path: string, options: object = {}) => {
      const answer = await it.mp.callWxMethod('request', { url: at(path), ...options })
      return answer as { data: Heard; statusCode: number; header: Record<string, string>; cookies: string[] }
    }

    test('request: query, JSON, form, header, status, cookies', async () => {
      const got = await ask('/a?x=1', { data: { y: 'ü', z: 2 }, header: { 'X-Own': 'mine', Referer: 'no' } })
      assert.equal(got.data.url, '/a?x=1&y=%C3%BC&z=2')
      assert.equal(got.data.headers['x-own'], 'mine')
      assert.match(got.data.headers.referer ?? '', /^https:\/\/servicewechat\.com\/wx00000000000kitchen\//)
      assert.deepEqual([got.statusCode, got.header['X-Own'], got.cookies], [200, 'yes', ['a=1', 'b=2']])
      const json = await ask('/b', { method: 'POST', data: { a: [1] } })
      assert.deepEqual([json.data.method, json.data.body], ['POST', '{"a":[1]}'])
      assert.equal(json.data.headers['content-type'], 'application/json')
      const header = { 'content-type': 'application/x-www-form-urlencoded' }
      assert.equal((await ask('/c', { method: 'POST', data: { a: 'b c', d: 1 }, header })).data.body, 'a=b%20c&d=1')
      assert.equal((await ask('/404')).statusCode, 404)
      const text = await ask('/d', { dataType: 'text' })
      assert.equal(typeof text.data, 'string')
    })

    test('request: bytes, headers first, abort, timeout', async () => {
      const told = await inApp(
        it.mp,
        async (file: string, never: string) => {
          const bytes = await new Promise((resolve) =>
            wx.request!({
              url: file,
              responseType: 'arraybuffer',
              success: ({ data }: { data: ArrayBuffer }) => resolve(data.byteLength),
            }),
          )
          const order: string[] = []
          const failed = new Promise((resolve) => {
            const task = wx.request!({ url: never, fail: resolve }) as { abort(): void }
            setTimeout(() => task.abort(), 50)
          })
          await new Promise<void>((resolve) => {
            const task = wx.request!({
              url: file,
              success: () => order.push('success'),
              complete: () => resolve(),
            }) as { onHeadersReceived(listener: () => void): void }
            task.onHeadersReceived(() => order.push('headers'))
          })
          return { bytes, order, aborted: ((await failed) as { errMsg: string }).errMsg }
        },
        at('/file'),
        at('/never'),
      )
      assert.deepEqual(told, { bytes: 6, order: ['headers', 'success'], aborted: 'request:fail abort' })
      await assert.rejects(ask('/never', { timeout: 100 }), /request:fail timeout/)
    })

    test('at most 10 are in flight', async () => {
      Object.assign(web.state, { flying: 0, most: 0 })
      await inApp(
        it.mp,
        (url: string) =>
          Promise.all(
            Array.from(
              { length: 14 },
              (_, at) => new Promise((resolve) => wx.request!({ url: url + at, complete: resolve })),
            ),
          ).then(() => undefined),
        at('/slow'),
      )
      assert.equal(web.state.most, 10)
    })

    test('upload and download', async () => {
      const told = await inApp(
        it.mp,
        async (file: string, upload: string) => {
          type Told = Record<string, string>
          const loaded = await new Promise<Told>((success) => wx.downloadFile!({ url: file, success }))
          const sent = await new Promise<Told>((success, fail) =>
            wx.uploadFile!({
              url: upload,
              filePath: loaded.tempFilePath,
              name: 'pic',
              formData: { a: 1 },
              success,
              fail,
            }),
          )
          const missing = await new Promise<Told>((fail) =>
            wx.uploadFile!({ url: upload, filePath: 'wxfile://tmp_none', name: 'pic', fail }),
          )
          return { path: loaded.tempFilePath, data: sent.data, missing: missing.errMsg }
        },
        at('/file'),
        at('/upload'),
      )
      assert.match(told.path!, /^wxfile:\/\/tmp_/)
      const { headers, body } = JSON.parse(told.data!) as Heard
      assert.match(headers['content-type'] ?? '', /^multipart\/form-data/)
      assert.match(body, /name="a"\r\n\r\n1\r\n[^]*name="pic"; filename="tmp_[^]*a file/)
      assert.match(told.missing!, /^uploadFile:fail no such file/)
    })

    test('sockets', async () => {
      const told = await inApp(
        it.mp,
        async (url: string) => {
          type Task = Record<'onOpen' | 'onMessage' | 'onClose' | 'send' | 'close', (given: unknown) => void>
          const said: unknown[] = []
          const task = wx.connectSocket!({
            url,
            header: { 'x-own': 'us' },
            success: () => said.push('success'),
          }) as Task
          await new Promise<void>((resolve) => {
            task.onOpen(() => said.push('open'))
            task.onMessage(({ data }: { data: string | ArrayBuffer }) => {
              said.push(typeof data === 'string' ? data : data.byteLength)
              if (said.length === 3) task.send({ data: 'back' })
              else if (said.length === 4) task.send({ data: new ArrayBuffer(3) })
              else task.close({ code: 3001, reason: 'enough' })
            })
            task.onClose((news: unknown) => {
              said.push(news)
              resolve()
            })
          })
          return said
        },
        `ws://${web.host}/socket`,
      )
      assert.deepEqual(told, ['success', 'open', 'hello us', 'back', 3, { code: 3001, reason: 'enough' }])
    })

    test('illegal domains and addresses', async () => {
      await it.control.scenario({ domains: { request: ['https://else.example'] } })
      await assert.rejects(ask('/a'), /request:fail url not in domain list/)
      await it.control.scenario({ domains: { request: [web.host] } })
      assert.equal((await ask('/a')).statusCode, 200)
      await it.control.scenario({ domains: {} })
      await assert.rejects(it.mp.callWxMethod('request', { url: '/a' }), /request:fail invalid url "\/a"/)
    })

    test('offline, slow, flapping; onNetworkStatusChange', async () => {
      await inApp(it.mp, () => {
        const app = getApp() as { network?: unknown[] }
        app.network = []
        wx.onNetworkStatusChange!((news: unknown) => app.network!.push(news))
      })
      const type = async () => (await it.mp.callWxMethod('getNetworkType')).networkType as string
      await it.control.scenario({ network: 'offline' })
      assert.equal(await type(), 'none')
      await assert.rejects(ask('/a'), /request:fail .*INTERNET_DISCONNECTED/)
      await it.control.scenario({ network: 'slow', networkDelay: 200 })
      const begun = Date.now()
      await ask('/a')
      assert.ok(Date.now() - begun >= 200)
      await it.control.scenario({ network: 'flapping', networkDelay: 100 })
      await new Promise((resolve) => setTimeout(resolve, 350))
      await it.control.scenario({ network: 'online', networkDelay: 2000 })
      const news = (await inApp(it.mp, () => (getApp() as { network: unknown[] }).network)) as {
        isConnected: boolean
      }[]
      const connected = news.map(({ isConnected }) => isConnected)
      assert.deepEqual(connected.slice(0, 5), [false, true, true, false, true])
      assert.equal(await type(), 'wifi')
    })

    test('5 s in the background cut what is under way', async () => {
      const page = (await it.mp.currentPage())!
      assert.ok(page)
      await inApp(
        it.mp,
        (url: string) => {
          const app = getApp() as { cut?: string }
          wx.request!({ url, fail: ({ errMsg }: { errMsg: string }) => (app.cut = errMsg) })
        },
        at('/never'),
      )
      await it.control.background()
      await new Promise((resolve) => setTimeout(resolve, 5200))
      await it.control.foreground()
      assert.equal(await inApp(it.mp, () => (getApp() as { cut?: string }).cut), 'request:fail interrupted')
    })

    test('requests are measured', async () => {
      const { requests = [] } = ((await it.control.measurements()) ?? {}) as {
        requests?: { url: string; status: number }[]
      }
      assert.ok(requests.some(({ url, status }) => url === at('/404') && status === 404))
    })
  })
}
