import { login } from './login'

jest.mock('../host/host', () => ({ host: { appType: 'wechat' } }))

const at = (address: string) => window.history.replaceState(null, '', address)
afterEach(() => at('/'))

test('WeChat is asked once a visit, and only a code it sent is one', async () => {
  at('/pages/pay/result/result?code=P1')
  expect(await login.code()).toBe('')
  expect(login.mayAsk()).toBe(true)
  // jsdom does not leave the page
  jest.spyOn(console, 'error').mockImplementation()
  login.ask('https://open.weixin.test/')
  expect(login.mayAsk()).toBe(false)
  at('/pages/pay/result/result?code=P1')
  expect(await login.code()).toBe('')
  at('/pages/login/login/login?back=%2F&code=c1&state=s')
  expect(await login.code()).toBe('c1')
  // a reload of the same address: codes are for one use
  expect(await login.code()).toBe('')
  expect(login.mayAsk()).toBe(false)
})

test('without a session store nobody is sent round in circles', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  expect(login.mayAsk()).toBe(false)
  jest.restoreAllMocks()
})
