import { createDecipheriv } from 'node:crypto'

/** The mobile inside `encryptedData` of the older phone-number button; null when the session key does not open it. */
export function readPhoneData(sessionKey: string, iv: string, encryptedData: string): string | null {
  try {
    const decipher = createDecipheriv('aes-128-cbc', Buffer.from(sessionKey, 'base64'), Buffer.from(iv, 'base64'))
    const text = Buffer.concat([decipher.update(encryptedData, 'base64'), decipher.final()]).toString('utf8')
    const { purePhoneNumber } = JSON.parse(text) as { purePhoneNumber?: unknown }
    return typeof purePhoneNumber === 'string' ? purePhoneNumber : null
  } catch {
    return null
  }
}
