import Taro from '@tarojs/taro'
import { host } from '../host/host'
import { live as inBrowser } from './live.h5'
import { live as inWeChat } from './live.weapp'
import { player } from './player.weapp'

jest.mock('../host/host')
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { navigateTo: jest.fn(), navigateToMiniProgram: jest.fn() },
}))
const { left } = host as unknown as { left: string[] }
const taro = Taro as unknown as Record<'navigateTo' | 'navigateToMiniProgram', jest.Mock>

beforeEach(() => {
  left.length = 0
  Object.values(taro).forEach((one) => one.mockReset())
  player.offered = false
})

test.each([
  ['https://wxaurl.cn/abc', true],
  ['weixin://dl/business/?t=abc', true],
  ['', false],
  ['http://wxaurl.cn/abc', false],
  ['javascript:alert(1)', false],
  ['#小程序://拾光/abc', false],
])('a browser goes to WeChat by %s: %s', async (url, goes) => {
  const room = { roomId: 9, url }
  expect([inBrowser.enters(room), await inBrowser.enter(room), left]).toEqual([goes, goes, goes ? [url] : []])
  expect(await inBrowser.status(9)).toBeUndefined()
})

test('the mini-program without the player goes by a short link only', async () => {
  expect(inWeChat.enters({ roomId: 9, url: 'https://wxaurl.cn/abc' })).toBe(false)
  expect(await inWeChat.enter({ roomId: 9, url: '' })).toBe(false)
  const shop = { roomId: 9, url: '#小程序://拾光/abc' }
  expect([inWeChat.enters(shop), await inWeChat.enter(shop)]).toEqual([true, true])
  expect(taro.navigateToMiniProgram).toHaveBeenCalledWith({ shortLink: shop.url })
  expect([taro.navigateTo.mock.calls.length, await inWeChat.status(9)]).toEqual([0, undefined])
})

test('the mini-program with the player opens the room in it', async () => {
  player.offered = true
  expect(await inWeChat.enter({ roomId: 9, url: '' })).toBe(true)
  expect(taro.navigateTo).toHaveBeenCalledWith({
    url: 'plugin-private://wx2b03c6e691cd7370/pages/live-player-plugin?room_id=9',
  })
  taro.navigateTo.mockRejectedValueOnce(new Error('no plugin'))
  expect(await inWeChat.enter({ roomId: 9, url: '' })).toBe(false)
  expect(inWeChat.enters({ roomId: 0, url: '' })).toBe(false)
})
