import { fakeUpload } from '@/platform/upload/fake'
import { NetworkFault } from '@/platform/network/port'
import { upload } from '@/platform/upload/upload'
import * as toasts from '@/session/toast'
import { currentToken, signIn } from '@/session/token'
import { uploadPicture } from './upload'

jest.mock('@/platform/upload/upload', () => ({ upload: {} }))

let told: jest.SpyInstance
function answering(...replies: Parameters<typeof fakeUpload>) {
  const fake = fakeUpload(...replies)
  Object.assign(upload, fake, { sent: fake.sent })
  return fake.sent
}
beforeEach(() => {
  told = jest.spyOn(toasts, 'toast')
  signIn('T1')
  // pauses between tries take no time
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => {
    queueMicrotask(run)
    return 0
  }) as never)
})
afterEach(() => jest.restoreAllMocks())
const ok = { code: 0, data: { pic_path: 'upload/chatimg/a.jpg' } }

test('sends the file with token and base params, and tells how far it is', async () => {
  const sent = answering(ok)
  const shares: number[] = []
  expect(await uploadPicture('blob:1', 'chatimg', { onProgress: (share) => shares.push(share) }).path).toBe(
    'upload/chatimg/a.jpg',
  )
  expect(sent[0]).toMatchObject({ file: 'blob:1', headers: { token: 'T1' } })
  expect(sent[0]!.url).toMatch(/\/api\/upload\/chatimg$/)
  expect(sent[0]!.fields).toMatchObject({ token: 'T1', app_type: 'h5', app_type_name: 'H5' })
  expect(shares).toEqual([0.5])
})

test('a ticket goes along where there is no member yet', async () => {
  const sent = answering(ok)
  await uploadPicture('blob:1', 'headimg', { ticket: 't1' }).path
  await uploadPicture('blob:1', 'headimg').path
  expect(sent.map(({ fields }) => fields.auth_ticket)).toEqual(['t1', undefined])
})

test('a refusal is "error", told in the words of the mall, and not sent again', async () => {
  const sent = answering({ code: -10006, message: '图片不能超过 5MB' })
  await expect(uploadPicture('blob:1', 'chatimg').path).rejects.toThrow('error')
  expect(told.mock.calls).toEqual([['图片不能超过 5MB']])
  expect(sent).toHaveLength(1)
})

test.each([
  ['a lost connection', new NetworkFault('network')],
  ['a time-out', new NetworkFault('timeout')],
  ['a broken server', { status: 502, text: '<html>' }],
])('%s is tried three times, then "upload failed"', async (_, reply) => {
  const sent = answering(reply)
  await expect(uploadPicture('blob:1', 'chatimg').path).rejects.toThrow('upload failed')
  expect(told.mock.calls).toEqual([['上传失败']])
  expect(sent).toHaveLength(3)
})

test('what fails once and then works is told to nobody', async () => {
  answering(new NetworkFault('network'), ok)
  expect(await uploadPicture('blob:1', 'chatimg').path).toBe('upload/chatimg/a.jpg')
  expect(told).not.toHaveBeenCalled()
})

test('given up, it ends without a word and is not sent again', async () => {
  const sent = answering(new NetworkFault('network'), ok)
  const uploading = uploadPicture('blob:1', 'chatimg')
  uploading.abort()
  expect(await uploading.path).toBe('aborted')
  expect(sent.length).toBeLessThanOrEqual(1)
  expect(told).not.toHaveBeenCalled()
})

test('an ended token is dropped here as everywhere', async () => {
  answering({ code: -10009, message: '登录已失效' })
  await expect(uploadPicture('blob:1', 'chatimg').path).rejects.toThrow('error')
  expect(currentToken()).toBe('')
})
