import { createDecipheriv } from 'node:crypto'

export interface SealedData {
  sessionKey: string
  iv: string
  encryptedData: string
  /** What WeChat's mark must tell; absent where the mall has no keys of its own to compare with. */
  mark?: { appId: string; now: number }
  /** what is looked for */
  field?: string
}

/** seconds between WeChat's sealing and our opening */
const fresh = 600

interface Opened {
  watermark?: { appid?: unknown; timestamp?: unknown }
  [field: string]: unknown
}

/** The mobile inside `encryptedData` of the older phone-number button; null when the key does not open it, or it is not for us. */
export function readPhoneData({ sessionKey, iv, encryptedData, mark, field = 'purePhoneNumber' }: SealedData) {
  const data = opened(sessionKey, iv, encryptedData)
  if (!data) return null
  const { appid, timestamp } = data.watermark ?? {}
  if (mark && (appid !== mark.appId || !(Math.abs(mark.now - Number(timestamp)) <= fresh))) return null
  const value = data[field]
  return typeof value === 'string' ? value : null
}

function opened(sessionKey: string, iv: string, encryptedData: string): Opened | null {
  try {
    const decipher = createDecipheriv('aes-128-cbc', Buffer.from(sessionKey, 'base64'), Buffer.from(iv, 'base64'))
    const text = Buffer.concat([decipher.update(encryptedData, 'base64'), decipher.final()]).toString('utf8')
    return JSON.parse(text) as Opened
  } catch {
    return null
  }
}
