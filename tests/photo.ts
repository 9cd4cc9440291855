import sharp from 'sharp'

/** A picture as a phone keeps it. */
export const photo = (background = '#2a7'): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()
