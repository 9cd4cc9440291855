import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
/** 8 bits of red, green and blue in each pixel; no interlace. */
const trueColour = [8, 2, 0, 0, 0]

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const part = Buffer.alloc(body.length + 8)
  part.writeUInt32BE(data.length, 0)
  body.copy(part, 4)
  part.writeUInt32BE(crc32(body), body.length + 4)
  return part
}

/** A picture of the phone as a data URL: a PNG of one colour, `#27a`. */
export function picture(colour = '#2a7', width = 640, height = 480): string {
  const pixel = [...colour.slice(1)].map((digit) => parseInt(digit + digit, 16))
  // each line begins with its filter, and has none
  const line = Buffer.from([0, ...Array.from({ length: width }, () => pixel).flat()])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  Buffer.from(trueColour).copy(header, 8)
  const lines = Buffer.concat(Array.from({ length: height }, () => line))
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))]
  return `data:image/png;base64,${Buffer.concat([signature, ...parts]).toString('base64')}`
}
