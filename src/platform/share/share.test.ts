import { host } from '../host/host'
import { share } from './share'

jest.mock('../host/host', () => ({ host: { appType: 'h5' } }))

const card = { title: 'T', path: '/a', link: 'https://mall.test/a', summary: 'S', image: 'https://mall.test/i.png' }
const config = { appId: 'wx', timestamp: 1, nonceStr: 'n', signature: 's' }
const withShare = (given: unknown) => Object.defineProperty(navigator, 'share', { value: given, configurable: true })

test('the browser shares', async () => {
  const given = jest.fn(async () => undefined)
  withShare(given)
  expect(await share.offer(card)).toBe('shared')
  expect(given).toHaveBeenCalledWith({ title: 'T', text: 'S', url: 'https://mall.test/a' })
})

test.each([
  ['AbortError', 'cancelled'],
  ['NotAllowedError', 'unavailable'],
])('%s is %s', async (name, outcome) => {
  withShare(() => Promise.reject(Object.assign(new Error(), { name })))
  expect(await share.offer(card)).toBe(outcome)
})

test('a browser without sharing says so', async () => {
  withShare(undefined)
  expect(await share.offer(card)).toBe('unavailable')
})

test("WeChat's own menu gets the card once its script is here; elsewhere nothing is fetched", async () => {
  await share.prepare(card, config)
  expect(document.querySelector('script')).toBeNull()
  Object.assign(host, { appType: 'wechat' })
  const wechat = {
    config: jest.fn(),
    ready: (done: () => void) => done(),
    updateAppMessageShareData: jest.fn(),
    updateTimelineShareData: jest.fn(),
    hideOptionMenu: jest.fn(),
    showOptionMenu: jest.fn(),
    hideMenuItems: jest.fn(),
  }
  Object.assign(window, { jWeixin: wechat })
  const done = share.prepare(card, config)
  document.querySelector('script')?.onload?.(new Event('load'))
  await done
  expect(wechat.config).toHaveBeenCalledWith(expect.objectContaining(config))
  const shared = { title: 'T', desc: 'S', link: 'https://mall.test/a', imgUrl: 'https://mall.test/i.png' }
  expect(wechat.updateAppMessageShareData).toHaveBeenCalledWith(shared)
  expect([wechat.showOptionMenu.mock.calls.length, wechat.hideMenuItems.mock.calls]).toEqual([1, []])
  await share.prepare(card, config, { hideOptionMenu: 0, hideMenuItems: ['menuItem:copyUrl'] })
  expect(wechat.hideMenuItems).toHaveBeenCalledWith({ menuList: ['menuItem:copyUrl'] })
  await share.prepare(card, config, { hideOptionMenu: 1, hideMenuItems: [] })
  expect([wechat.hideOptionMenu.mock.calls.length, wechat.showOptionMenu.mock.calls.length]).toEqual([1, 2])
  expect(document.querySelectorAll('script')).toHaveLength(1)
})
