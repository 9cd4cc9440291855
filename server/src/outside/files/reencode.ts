import sharp from 'sharp'
import { slots } from '../../lib/slots'

/** A picture as it is kept: drawn anew from its pixels, so that nothing else a file may carry is left. */
export interface Picture {
  bytes: Buffer
  extension: 'jpg' | 'png'
}

const kinds = new Set<string | undefined>(['jpeg', 'png', 'gif', 'webp'])
/** A phone's own pictures have up to 50 million pixels; more is a bomb. */
const pixelsMost = 60_000_000
/** Longest side in px that is kept. */
const sideMost = 2000
const secondsMost = 15

/** A decoded picture takes four bytes for each pixel: few are in memory at once. */
const slot = slots(2)

/** undefined: not a picture that can be kept. */
export const reencode = (bytes: Uint8Array): Promise<Picture | undefined> =>
  slot(() => drawn(bytes).catch(() => undefined))

async function drawn(bytes: Uint8Array): Promise<Picture | undefined> {
  // the first frame of an animation
  const picture = sharp(bytes, { limitInputPixels: pixelsMost, failOn: 'error', pages: 1 })
  const { format, hasAlpha } = await picture.metadata()
  if (!kinds.has(format)) return undefined
  const fit = { fit: 'inside', withoutEnlargement: true } as const
  // rotate: the position of the camera is in the metadata, which goes
  const shown = picture.rotate().resize(sideMost, sideMost, fit).timeout({ seconds: secondsMost })
  // a gif says it may be clear; most are not
  const clear = hasAlpha && !(await picture.stats()).isOpaque
  const kept = clear ? shown.png({ compressionLevel: 8 }) : shown.jpeg({ quality: 84, progressive: true })
  return { bytes: await kept.toBuffer(), extension: clear ? 'png' : 'jpg' }
}
