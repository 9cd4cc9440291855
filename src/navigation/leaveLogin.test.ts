import { leaveLogin } from './leaveLogin'
import { signIn } from '@/session/token'

let clock = Date.now()
beforeEach(() => {
  // a second way to the same page within a moment counts as a double tap
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  signIn('me')
})

test('goes back when the wanted page lies below', async () => {
  unitPage.at('/pages/order/detail/detail?order_id=5')
  unitPage.navigate('navigateTo', '/pages/login/login/login')
  unitPage.log = []
  await leaveLogin('/pages/order/detail/detail?order_id=5')
  expect(unitPage.log).toEqual(['navigateBack'])
})

test('from the registration too, whatever login pages lie between', async () => {
  unitPage.at('/pages/order/detail/detail?order_id=5')
  unitPage.navigate('navigateTo', '/pages/login/login/login')
  unitPage.navigate('navigateTo', '/pages/login/register/register')
  await leaveLogin('/pages/order/detail/detail?order_id=5')
  expect(unitPage.pages.map(({ route }) => route)).toEqual(['pages/order/detail/detail'])
})

test('else puts it in place of the login page', async () => {
  await leaveLogin('/pages/order/detail/detail?order_id=5')
  expect(unitPage.log).toEqual(['redirectTo /pages/order/detail/detail?order_id=5'])
})

test('a tab page is switched to', async () => {
  await leaveLogin('/pages/goods/cart/cart')
  expect(unitPage.log).toEqual(['switchTab /pages/goods/cart/cart'])
})

test.each([
  undefined,
  '',
  'https://evil.test/pages/order/list/list',
  '//evil.test/',
  'javascript:alert(1)',
  '\\\\evil.test',
  ' https://evil.test',
  '/nowhere',
  '/pages/login/login/login?back=x',
  '/pages/login/register/register',
])('%s leads to the member centre', async (param) => {
  await leaveLogin(param)
  expect(unitPage.log).toEqual(['switchTab /pages/member/index/index'])
})
