import net from 'node:net'
import { testMall, type TestMall } from '../testing/testMall'

let world: TestMall
beforeAll(async () => {
  world = await testMall()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

const raw = (text: string) =>
  new Promise<string>((done, fail) => {
    const { port } = world.app.server.address() as net.AddressInfo
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (bytes) => (answer += bytes.toString()))
    socket.on('close', () => done(answer))
    socket.on('error', fail)
  })

it.each([
  ['an address that is too long', `GET /api/address/city?a=${'z'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 413],
  ['what is not HTTP', 'GARBAGE\r\n\r\n', 400],
])('answers %s in an envelope and hangs up', async (_, text, status) => {
  const [head = '', body = ''] = (await raw(text)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body)).toMatchObject({ code: -10006, data: null, timestamp: world.clock.now() })
})
