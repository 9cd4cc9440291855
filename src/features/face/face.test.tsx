import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { picking } from '@/platform/picking/picking'
import type { Sending } from '@/platform/upload/port'
import { upload } from '@/platform/upload/upload'
import { beginEra } from '@/session/era'
import * as toasts from '@/session/toast'
import { signIn } from '@/session/token'
import { routes } from '@/routes'
import { FaceScreen } from './FaceScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/picking/picking', () => {
  const { fakePicking } = jest.requireActual<typeof import('@/platform/picking/fake')>('@/platform/picking/fake')
  return { picking: fakePicking(['blob:1']) }
})
jest.mock('@/platform/upload/upload', () => ({ upload: {} }))

const mall = network as unknown as FakeNetwork
const told = jest.spyOn(toasts, 'toast')
const change = '/api/member/modifyheadimg'
type Port = Record<'send' | 'sendText', jest.Mock>
const port = upload as unknown as Port
const answer = (data: object) => Promise.resolve({ status: 200, text: JSON.stringify({ message: '', ...data }) })
const abort = jest.fn()
const sends = (data: object) => (sending: Sending) => {
  sending.onProgress?.(0.4)
  return { answer: answer(data), abort }
}

beforeEach(() => {
  mall.reset()
  told.mockClear()
  abort.mockClear()
  signIn('T1')
  act(() => beginEra())
  mall.on('/api/member/info', { data: { headimg: '' } })
  mall.on(change, {})
  port.send = jest.fn(sends({ code: 0, data: { pic_path: 'upload/headimg/file.jpg' } }))
  port.sendText = jest.fn(sends({ code: 0, data: { pic_path: 'upload/headimg/text.jpg' } }))
  Object.assign(picking, { cutsItself: false })
})

const find = (handle: string) => document.querySelector<HTMLElement>(handle)
const tap = (handle: string) => act(async () => void fireEvent.click(find(handle)!))
const changed = () => mall.to(change).map(({ params }) => params.headimg)
async function choosing() {
  unitPage.at(`/${routes.modifyFace.path}`)
  const { unmount } = render(<FaceScreen />)
  await waitFor(() => expect(find('.t-album')).not.toBeNull())
  await tap('.t-album')
  return unmount
}

test('in a browser the square is cut, sent as text, and becomes the face', async () => {
  await choosing()
  expect(find('.t-crop img')?.getAttribute('src')).toBe('blob:1')
  await tap('.t-crop-confirm')
  await waitFor(() => expect(changed()).toEqual(['upload/headimg/text.jpg']))
  const [sending] = port.sendText.mock.calls[0] as [Sending]
  expect(sending.url).toMatch(/\/api\/upload\/headimgBase64$/)
  // the middle of 1200 x 800
  expect(sending).toMatchObject({ file: 'blob:1#200,0,800', headers: { token: 'T1' } })
  expect(port.send).not.toHaveBeenCalled()
  expect(told).toHaveBeenLastCalledWith('头像已更新')
})

test('the slider zooms to the middle', async () => {
  await choosing()
  fireEvent.change(find('.t-zoom')!, { target: { value: '200' } })
  await tap('.t-crop-confirm')
  await waitFor(() => expect(port.sendText.mock.calls).toMatchObject([[{ file: 'blob:1#400,200,400' }]]))
})

test('who chooses again has sent nothing', async () => {
  await choosing()
  await tap('.t-crop-cancel')
  expect([find('.t-crop'), find('.t-album')]).toEqual([null, expect.anything()])
  expect([port.sendText.mock.calls, changed()]).toEqual([[], []])
})

test('where pictures are files of the phone, WeChat cuts and the file is sent', async () => {
  delete (port as Partial<Port>).sendText
  Object.assign(picking, { cutsItself: true })
  await choosing()
  await waitFor(() => expect(changed()).toEqual(['upload/headimg/file.jpg']))
  expect((port.send.mock.calls[0] as [Sending])[0].url).toMatch(/\/api\/upload\/headimg$/)
})

test('a refusal is told in the words of the mall, and the old face stays', async () => {
  port.sendText = jest.fn(sends({ code: -10006, message: '图片不能超过 5MB' }))
  await choosing()
  await tap('.t-crop-confirm')
  await waitFor(() => expect(told).toHaveBeenLastCalledWith('图片不能超过 5MB'))
  expect(changed()).toEqual([])
  expect(find('.t-crop-confirm')).toHaveTextContent('使用这张')
})

test('how much is sent is told; who leaves meanwhile keeps the old face', async () => {
  let end = (_: 'aborted') => undefined as void
  port.sendText = jest.fn(({ onProgress }: Sending) => {
    onProgress?.(0)
    act(() => onProgress?.(0.4))
    return { answer: new Promise<'aborted'>((resolve) => (end = resolve)), abort: () => end('aborted') }
  })
  const unmount = await choosing()
  await tap('.t-crop-confirm')
  await waitFor(() => expect(find('.t-crop-confirm')).toHaveTextContent('上传中 40%'))
  unmount()
  await act(async () => undefined)
  expect([changed(), told.mock.calls]).toEqual([[], []])
})

test('what cannot be read is told', async () => {
  jest.spyOn(picking, 'size').mockRejectedValueOnce(new Error('not a picture'))
  await choosing()
  expect(told).toHaveBeenLastCalledWith('无法读取这张图片，请换一张')
  expect(find('.t-crop')).toBeNull()
})
