import { login } from './login'

jest.mock('../host/host', () => ({ host: { appType: 'wechat' } }))

const at = (address: string) => window.history.replaceState({ idx: 3 }, '', address)
const back = (mark: string, code = 'c1') =>
  at(`/pages/login/login/login?back=%2Fa%3Fb%3D1&wx_state=${mark}&code=${code}&state=`)
const leave = (why?: 'wanted' | 'again') => {
  // jsdom does not leave the page
  jest.spyOn(console, 'error').mockImplementation()
  login.ask('https://open.weixin.test/', why)
}
beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', {
    value: { getRandomValues: (bytes: Uint8Array) => bytes.map(() => Math.floor(Math.random() * 256)) },
    configurable: true,
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  at('/')
})

test('the code is taken with its mark only, once, and leaves the address', async () => {
  const mark = login.newMark(false)
  expect(mark).toMatch(/^s[0-9a-f]{32}$/)
  back(mark)
  expect(await login.code()).toBe('c1')
  expect(location.search).toBe('?back=%2Fa%3Fb%3D1')
  expect(history.state).toEqual({ idx: 3 })
  // the same answer once more, and one without a mark
  for (const again of [mark, '', '-']) {
    back(again, 'c2')
    expect(await login.code()).toBe('')
  }
})

test.each([
  ['a mark somebody made up', () => 'f'.repeat(32)],
  ['an earlier mark', () => [login.newMark(false), login.newMark(false)][0]!],
])('%s brings nothing, and the code leaves the address all the same', async (_, mark) => {
  login.newMark(false)
  back(mark())
  expect(await login.code()).toBe('')
  expect(location.search).not.toContain('code')
})

test('a param code of another page stays where it is', async () => {
  at('/pages/pay/result/result?code=P1&state=s')
  expect(await login.code()).toBe('')
  expect(location.search).toBe('?code=P1&state=s')
})

test('a visit is left unasked once, whenever the shopper wants it, and once more after each for an ended ticket', () => {
  const may = () => [login.mayAsk(), login.mayAsk('again'), login.mayAsk('wanted')]
  expect(may()).toEqual([true, true, true])
  leave()
  expect(may()).toEqual([false, true, true])
  leave('again')
  expect(may()).toEqual([false, false, true])
  leave('wanted')
  expect(may()).toEqual([false, true, true])
  leave('again')
  expect(may()).toEqual([false, false, true])
})

test('without a session store nobody is sent away', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  expect([login.mayAsk(), login.mayAsk('wanted')]).toEqual([false, false])
})
