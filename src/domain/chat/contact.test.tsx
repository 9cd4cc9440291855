import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { ServicerConfig } from '@mall/contract/config'
import * as opening from '@/navigation/open'
import { host } from '@/platform/host/host'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { ContactArea, ContactButton } from './ContactButton'
import { wayOf } from './useContact'

jest.mock('@/platform/network/network')
jest.mock('@/platform/host/host')

const mall = network as unknown as FakeNetwork
const opened = jest.spyOn(opening, 'open').mockResolvedValue(true)
const { left } = host as unknown as { left: string[] }

const config = (h5: Partial<ServicerConfig['h5']> = {}, weapp: Partial<ServicerConfig['weapp']> = {}) => ({
  h5: { type: 'none' as const, open_url: '', ...h5 },
  weapp: { type: 'none' as const, corpid: '', wxwork_url: '', ...weapp },
})
const boot = (addons: object) =>
  act(() => setBoot({ addon_is_exit: addons, development: 1, style_theme: 'red', default_img: {} } as never))

beforeEach(() => {
  mall.reset()
  opened.mockClear()
  left.length = 0
  boot({})
  act(() => beginEra())
})

test.each([
  ['a room', config({ type: 'servicer' }), 'h5', { kind: 'room' }],
  ['a room in WeChat', config({ type: 'servicer' }), 'wechat', { kind: 'room' }],
  ['a room in the mini-program', config({}, { type: 'servicer' }), 'weapp', { kind: 'room' }],
  ['nobody', config(), 'h5', undefined],
  ['nobody in the mini-program', config({ type: 'servicer' }), 'weapp', undefined],
  ['WeChat itself', config({}, { type: 'weapp' }), 'weapp', { kind: 'native' }],
  ['WeChat itself, which browsers lack', config({ type: 'weapp' as never }), 'h5', undefined],
  [
    'others',
    config({ type: 'third', open_url: 'https://talk.example/7' }),
    'h5',
    { kind: 'link', url: 'https://talk.example/7' },
  ],
  ['others without an address', config({ type: 'third' }), 'h5', undefined],
  ['a script', config({ type: 'third', open_url: 'javascript:alert(1)' }), 'h5', undefined],
  ['another scheme', config({ type: 'wxwork', open_url: '//talk.example' }), 'h5', undefined],
  [
    'a company',
    config({}, { type: 'wxwork', corpid: 'ww1', wxwork_url: 'https://work.example/kf' }),
    'weapp',
    { kind: 'company', corpId: 'ww1', url: 'https://work.example/kf' },
  ],
] as const)('the settings name %s', (_name, settings, appType, way) => {
  expect(wayOf(settings as ServicerConfig, appType)).toEqual(way)
})

const tapped = async (settings: ServicerConfig) => {
  mall.on('/api/config/servicer', { data: settings })
  render(<ContactButton siteId={3} about={{ sku_id: 9 }} />)
  await waitFor(() => expect(document.querySelector('.t-contact')).not.toBeNull())
  await act(async () => void fireEvent.click(document.querySelector('.t-contact')!))
}

test('the button opens the room about what is looked at', async () => {
  await tapped(config({ type: 'servicer' }))
  expect(opened).toHaveBeenCalledWith(routes.chatRoom, { site_id: 3, sku_id: 9 })
  expect(mall.to('/api/config/servicer')[0]?.params.site_id).toBe('3')
})

test('the button leaves for the address of others', async () => {
  await tapped(config({ type: 'third', open_url: 'https://talk.example/7' }))
  expect([left, opened.mock.calls]).toEqual([['https://talk.example/7'], []])
})

test.each([
  ['nobody answers', { data: config() }],
  ['the settings do not come', { code: -1, message: '?' }],
])('nothing is drawn while %s', async (_name, reply) => {
  mall.on('/api/config/servicer', reply)
  const { container } = render(<ContactArea siteId={0}>?</ContactArea>)
  await waitFor(() => expect(mall.to('/api/config/servicer')).toHaveLength(1))
  await act(async () => undefined)
  expect(container).toBeEmptyDOMElement()
})

test('nothing is asked without the addon, or while the site is not known', async () => {
  render(<ContactArea siteId={undefined}>?</ContactArea>)
  boot({ servicer: 0 })
  render(<ContactArea siteId={3}>?</ContactArea>)
  await act(async () => undefined)
  expect(mall.sent).toEqual([])
})
