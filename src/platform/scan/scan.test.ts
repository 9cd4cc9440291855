import { host } from '../host/host'
import { scan } from './scan'

interface Given {
  BarcodeDetector?: unknown
  jWeixin?: unknown
}
const scope = window as unknown as Given
const wechat = (on: boolean) => ((host as { appType: string }).appType = on ? 'wechat' : 'h5')

afterEach(() => {
  delete scope.BarcodeDetector
  delete scope.jWeixin
  wechat(false)
})

const detecting = (found: { rawValue: string }[], formats = ['qr_code']) => {
  scope.BarcodeDetector = class {
    static getSupportedFormats = () => Promise.resolve(formats)
    detect = () => Promise.resolve(found)
  }
  Object.assign(window, { createImageBitmap: () => Promise.resolve({}) })
}
const photograph = (file: File | undefined) =>
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: file ? [file] : [] })
    if (file) this.onchange?.(new Event('change'))
    else this.oncancel?.(new Event('cancel'))
  })

test('is not offered by a browser that cannot read codes', async () => {
  expect([await scan.isAvailable(), await scan.scan()]).toEqual([false, 'unavailable'])
  detecting([], ['aztec'])
  expect([await scan.isAvailable(), await scan.scan()]).toEqual([false, 'unavailable'])
})

test('reads a photo where the browser can', async () => {
  const picture = new File(['x'], 'a.jpg')
  detecting([{ rawValue: '123456789012' }])
  expect(await scan.isAvailable()).toBe(true)
  photograph(picture)
  expect(await scan.scan()).toEqual({ text: '123456789012' })
  detecting([])
  expect(await scan.scan()).toBe('unread')
  photograph(undefined)
  expect(await scan.scan()).toBe('cancelled')
})

test('is WeChat’s own within WeChat', async () => {
  wechat(true)
  scope.jWeixin = {
    scanQRCode: ({ success }: { success: (answer: object) => void }) => success({ resultStr: 'CODE_128,123456789012' }),
  }
  expect(await scan.isAvailable()).toBe(true)
  expect(await scan.scan()).toEqual({ text: '123456789012' })
  scope.jWeixin = { scanQRCode: ({ cancel }: { cancel: () => void }) => cancel() }
  expect(await scan.scan()).toBe('cancelled')
})
