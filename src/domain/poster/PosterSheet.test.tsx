import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { album } from '@/platform/album/album'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { PosterSheet } from './PosterSheet'

jest.mock('@/platform/network/network')
const mockAsk = jest.fn()
jest.mock('@/ui/askToAllow', () => ({ askToAllow: (...args: unknown[]) => mockAsk(...args) }))
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({ toast: (text: string) => mockToast(text) }))

const mall = network as unknown as FakeNetwork
const call = '/api/goods/poster'
let sku = 0

beforeEach(() => {
  mall.reset()
  mockToast.mockClear()
  sku += 1
})

const sheet = () =>
  render(<PosterSheet open onClose={() => undefined} route={routes.goodsDetail} params={{ sku_id: sku, suid: 5 }} />)
const picture = () => document.querySelector<HTMLImageElement>('img.t-poster')
const button = (name: string) => document.querySelector<HTMLElement>(name)

async function drawn() {
  mall.on(call, { data: { path: 'upload/poster/a.png' } })
  const shown = sheet()
  await waitFor(() => expect(picture()).not.toBeNull())
  act(() => void fireEvent.load(picture()!))
  return shown
}

test('asks for the poster of its page and shows it when it has come', async () => {
  await drawn()
  expect(mall.sent[0]?.params).toMatchObject({
    page: `/${routes.goodsDetail.path}`,
    qrcode_param: JSON.stringify({ sku_id: sku, suid: 5 }),
  })
  expect(picture()!.src).toMatch(/\/upload\/poster\/a\.png$/)
  expect(document.querySelector('.t-skeleton')).toBeNull()
})

test('a poster that was not drawn, or does not come, is asked for again', async () => {
  mall.on(call, { code: -1, message: '海报生成失败' })
  sheet()
  await screen.findByText('海报生成失败')
  expect(button('.t-save-poster')).toBeNull()
  mall.on(call, { data: { path: 'upload/poster/a.png' } })
  await act(async () => void fireEvent.click(button('.t-retry')!))
  await waitFor(() => expect(picture()).not.toBeNull())
  act(() => void fireEvent.error(picture()!))
  expect(picture()).toBeNull()
  await act(async () => void fireEvent.click(button('.t-retry')!))
  expect(picture()).not.toBeNull()
})

test.each([
  ['saved', '已开始下载'],
  ['byHand', '长按图片可保存或转发给朋友'],
  ['failed', '保存失败，请重试'],
  ['cancelled', undefined],
] as const)('saving that ends %s', async (outcome, told) => {
  await drawn()
  const save = jest.spyOn(album, 'save').mockResolvedValueOnce(outcome)
  await act(async () => void fireEvent.click(button('.t-save-poster')!))
  expect(save).toHaveBeenLastCalledWith(expect.stringMatching(/a\.png$/), 'poster.png')
  expect(mockToast.mock.calls.flat()).toEqual(told ? [told] : [])
})

test('who kept us out of the album is led to the settings, and then it is saved', async () => {
  await drawn()
  const save = jest.spyOn(album, 'save').mockReset().mockResolvedValueOnce('refused').mockResolvedValueOnce('saved')
  mockAsk.mockResolvedValueOnce(true)
  await act(async () => void fireEvent.click(button('.t-save-poster')!))
  expect(mockAsk).toHaveBeenCalledWith('album', expect.objectContaining({ confirm: '去设置' }))
  expect(save).toHaveBeenCalledTimes(2)
  expect(mockToast.mock.calls).toEqual([['已开始下载']])
})
