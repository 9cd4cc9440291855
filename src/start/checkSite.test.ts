import type { FakeNetwork, Reply } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { setBoot } from '@/session/boot'
import { currentSite, switchSite } from '@/session/site'
import { checkSite } from './checkSite'

jest.mock('@/platform/network/network')
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({ toast: (text: string) => mockToast(text) }))

const mall = network as unknown as FakeNetwork
const info = '/api/shop/info'
const settings = (development: 0 | 1) =>
  setBoot({ addon_is_exit: {}, development, style_theme: 'red', default_img: {} } as never)

beforeEach(() => {
  mall.reset()
  mockToast.mockClear()
  switchSite(7)
  settings(1)
})

test.each<[string, Reply]>([
  ['unknown', { code: -1, message: '店铺不存在' }],
  ['closed', { data: { shop_status: 0 } }],
  ['closed, as text', { data: { shop_status: '0' } }],
])('a visit bound to a shop that is %s goes back to the mall, with a word', async (_, answer) => {
  mall.on(info, answer)
  await checkSite()
  expect(currentSite().siteId).toBe(0)
  expect(mockToast).toHaveBeenCalledWith('没有找到该店铺')
})

test('so does one bound to any shop while shops are hidden', async () => {
  settings(0)
  await checkSite()
  expect(currentSite().siteId).toBe(0)
})

test('an open shop stays the site', async () => {
  mall.on(info, { data: { shop_status: 1 } })
  await checkSite()
  expect(currentSite().siteId).toBe(7)
  expect(mockToast).not.toHaveBeenCalled()
})

test.each<[string, Reply]>([
  ['a lost answer', new NetworkFault('network')],
  ['a refusal for another reason', { code: -11004, message: '操作过于频繁' }],
])('%s says nothing about the site', async (_, answer) => {
  mall.on(info, answer)
  await checkSite().catch(() => undefined)
  expect(currentSite().siteId).toBe(7)
})

test('the mall itself needs no question', async () => {
  switchSite(0)
  await checkSite()
  expect(mall.sent).toEqual([])
})

test('an answer about a site that was left meanwhile moves nobody', async () => {
  let answer = (_: Reply): void => undefined
  mall.on(info, () => new Promise<Reply>((resolve) => (answer = resolve)))
  const checked = checkSite()
  switchSite(3)
  answer({ code: -1 })
  await checked
  expect(currentSite().siteId).toBe(3)
  expect(mockToast).not.toHaveBeenCalled()
})
