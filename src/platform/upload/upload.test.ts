import { NetworkFault } from '../network/port'
import { upload } from './upload.h5'

const mockKept = new Map<string, Blob>()
jest.mock('../picking/picking.h5', () => ({ keptBlob: (url: string) => mockKept.get(url) }))

class Request {
  static all: Request[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  headers: Record<string, string> = {}
  opened: string[] = []
  body?: FormData | URLSearchParams
  status = 200
  responseText = '{"code":0}'
  onload = () => undefined as void
  onerror = () => undefined as void
  onabort = () => undefined as void
  constructor() {
    Request.all.push(this)
  }
  open = (...how: string[]) => void (this.opened = how)
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value)
  send = (body: FormData | URLSearchParams) => void (this.body = body)
  abort = () => this.body && this.onabort()
}

const shares: number[] = []
const sending = {
  url: 'https://mall.test/api/upload/x',
  file: 'blob:1',
  headers: { token: 'T1' },
  fields: { app_type: 'h5', token: 'T1' },
  onProgress: (share: number) => shares.push(share),
}
const before = globalThis.XMLHttpRequest
beforeEach(() => {
  Request.all = []
  shares.length = 0
  mockKept.clear()
  mockKept.set('blob:1', new Blob(['<+/>'], { type: 'image/jpeg' }))
  globalThis.XMLHttpRequest = Request as never
})
afterAll(() => void (globalThis.XMLHttpRequest = before))
async function posted() {
  while (!Request.all[0]?.body) await new Promise((done) => setTimeout(done, 0))
  return Request.all[0]
}

test('a picture is the field `file` of a form, beside its fields', async () => {
  const sent = upload.send(sending)
  const request = await posted()
  expect(request.opened).toEqual(['POST', sending.url])
  expect(request.headers).toEqual({ token: 'T1' })
  const form = request.body as FormData
  expect([...form.keys()]).toEqual(['app_type', 'token', 'file'])
  expect((form.get('file') as File).name).toBe('picture.jpg')
  request.onload()
  expect(await sent.answer).toEqual({ status: 200, text: '{"code":0}' })
})

test('as text it is a data URL that survives the form, and its progress is told', async () => {
  const sent = upload.sendText!(sending)
  const request = await posted()
  const form = new URLSearchParams(String(request.body))
  expect(Object.fromEntries(form)).toEqual({ ...sending.fields, images: `data:image/jpeg;base64,${btoa('<+/>')}` })
  request.upload.onprogress!({ loaded: 1, total: 4 })
  request.onload()
  await sent.answer
  expect(shares).toEqual([0.25])
})

test('given up, it ends as that, also before it is sent', async () => {
  const early = upload.sendText!(sending)
  early.abort()
  expect(await early.answer).toBe('aborted')
  expect(Request.all[0]!.body).toBeUndefined()
  Request.all = []
  const late = upload.sendText!(sending)
  await posted()
  late.abort()
  expect(await late.answer).toBe('aborted')
})

test('a lost connection is a fault, and so is a file that is gone', async () => {
  const sent = upload.sendText!(sending)
  const request = await posted()
  request.onerror()
  await expect(sent.answer).rejects.toBeInstanceOf(NetworkFault)
  await expect(upload.sendText!({ ...sending, file: 'blob:2' }).answer).rejects.toThrow('no such file')
})
