export interface ImageSize {
  type: 'png' | 'jpeg' | 'gif' | 'webp'
  width: number
  height: number
}

/** Reads the head of a picture; undefined when it is none that WeChat knows. */
export function imageSize(bytes: Uint8Array<ArrayBuffer>): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 30 && !startsWith(bytes, 'GIF8')) return undefined
  if (startsWith(bytes, '\x89PNG')) return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) }
  if (startsWith(bytes, 'GIF8')) return { type: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(view)
  if (startsWith(bytes, 'RIFF') && startsWith(bytes.subarray(8), 'WEBP')) return webpSize(bytes, view)
  return undefined
}

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((letter, at) => bytes[at] === letter.charCodeAt(0))

/** Walks the segments to the frame's head. */
function jpegSize(view: DataView): ImageSize | undefined {
  let at = 2
  while (at + 9 < view.byteLength) {
    const marker = view.getUint16(at)
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return { type: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function webpSize(bytes: Uint8Array, view: DataView): ImageSize | undefined {
  const kind = String.fromCharCode(...bytes.subarray(12, 16))
  const told = (width: number, height: number): ImageSize => ({ type: 'webp', width, height })
  const short = (at: number) => view.getUint16(at, true)
  if (kind === 'VP8 ') return told(short(26) & 0x3fff, short(28) & 0x3fff)
  if (kind === 'VP8X') return told((short(24) | (bytes[26]! << 16)) + 1, (short(27) | (bytes[29]! << 16)) + 1)
  if (kind !== 'VP8L') return undefined
  const bits = view.getUint32(21, true)
  return told((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
}
