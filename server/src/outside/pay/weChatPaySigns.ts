import { createDecipheriv, sign, verify, type KeyObject } from 'node:crypto'

/**
 * Signatures and encryption of WeChat Pay's API v3. A signed text is lines, each ended by a line feed; it is signed by
 * RSA with SHA-256 (PKCS#1 v1.5) and told in base64.
 */
export const lines = (...parts: (string | number)[]): string => parts.map((part) => `${part}\n`).join('')

export const signed = (text: string, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(text), key).toString('base64')

export const isSigned = (text: string, signature: string, key: KeyObject): boolean =>
  verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64'))

export interface Sealed {
  algorithm: string
  ciphertext: string
  nonce: string
  associated_data?: string
}

const tagBytes = 16

/** What a callback's resource says, by the APIv3 key; throws when it was not sealed with it. */
export function opened({ algorithm, ciphertext, nonce, associated_data = '' }: Sealed, key: Buffer): string {
  if (algorithm !== 'AEAD_AES_256_GCM') throw new Error(`sealed with ${algorithm}`)
  const bytes = Buffer.from(ciphertext, 'base64')
  const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(associated_data))
  cipher.setAuthTag(bytes.subarray(-tagBytes))
  return Buffer.concat([cipher.update(bytes.subarray(0, -tagBytes)), cipher.final()]).toString('utf8')
}
