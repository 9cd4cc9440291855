export type Encoding = 'utf8' | 'utf-8' | 'base64' | 'ascii' | 'latin1' | 'binary' | 'hex'

const stringOf = (bytes: Uint8Array): string => {
  let text = ''
  // a call takes only so many arguments
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

/** Text in one of the encodings of WeChat's file system; what is bytes already is copied. */
export function bytesOf(
  data: string | ArrayBuffer | ArrayBufferView,
  encoding: string = 'utf8',
): Uint8Array<ArrayBuffer> {
  if (typeof data !== 'string')
    return ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) as ArrayBuffer)
      : new Uint8Array(data.slice(0))
  if (encoding === 'base64') return Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  if (encoding === 'hex') return Uint8Array.from(data.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  if (encoding === 'utf8' || encoding === 'utf-8') return Uint8Array.from(new TextEncoder().encode(data))
  if (['ascii', 'latin1', 'binary'].includes(encoding)) return Uint8Array.from(data, (letter) => letter.charCodeAt(0))
  throw new Error(`invalid encoding "${encoding}"`)
}

export function textOfBytes(bytes: Uint8Array, encoding: string = 'utf8'): string {
  if (encoding === 'base64') return btoa(stringOf(bytes))
  if (encoding === 'hex') return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (encoding === 'utf8' || encoding === 'utf-8') return new TextDecoder().decode(bytes)
  if (['ascii', 'latin1', 'binary'].includes(encoding)) return stringOf(bytes)
  throw new Error(`invalid encoding "${encoding}"`)
}
