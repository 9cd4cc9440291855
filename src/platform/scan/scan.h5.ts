import { host } from '../host/host'
import type { ScanPort, Scanned } from './port'

interface Detector {
  detect(picture: ImageBitmap): Promise<{ rawValue: string }[]>
}
interface Scope {
  BarcodeDetector?: { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> }
  /** WeChat's script, which the share port loads and signs */
  jWeixin?: {
    scanQRCode(options: {
      needResult: 1
      scanType: string[]
      success: (answer: { resultStr: string }) => void
      cancel: () => void
      fail: () => void
    }): void
  }
}

const scope = () => window as unknown as Scope

async function detector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = scope()
  // Chrome on a desktop has the name and no formats
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  return BarcodeDetector && formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : undefined
}

const byWeChat = (wechat: NonNullable<Scope['jWeixin']>) =>
  new Promise<Scanned>((resolve) =>
    wechat.scanQRCode({
      needResult: 1,
      scanType: ['qrCode', 'barCode'],
      // bar codes come as CODE_128,123
      success: ({ resultStr }) => resolve({ text: resultStr.replace(/^[A-Z]+_?\d*,/, '') }),
      cancel: () => resolve('cancelled'),
      fail: () => resolve('unavailable'),
    }),
  )

/** A photo taken now, or chosen on a desktop. */
const photo = () =>
  new Promise<File | undefined>((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'image/*'
    input.setAttribute('capture', 'environment')
    input.onchange = () => resolve(input.files?.[0])
    input.oncancel = () => resolve(undefined)
    input.click()
  })

export const scan: ScanPort = {
  isAvailable: async () => host.appType === 'wechat' || (await detector()) !== undefined,
  async scan() {
    const { jWeixin } = scope()
    if (host.appType === 'wechat' && jWeixin) return byWeChat(jWeixin)
    const reader = await detector()
    if (!reader) return 'unavailable'
    const file = await photo()
    if (!file) return 'cancelled'
    try {
      const [found] = await reader.detect(await createImageBitmap(file))
      return found ? { text: found.rawValue } : 'unread'
    } catch {
      return 'unread'
    }
  },
}
