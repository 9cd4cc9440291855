const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

const sizeIn = {
  /** of UTF-8 */
  bytes: (text: string) => Buffer.byteLength(text),
  /** code points of Unicode */
  characters: (text: string) => Array.from(text).length,
}

/** The longest beginning of the text that is at most `max` units long and ends between two signs as a reader sees them. */
export function cutText(text: string, max: number, unit: keyof typeof sizeIn): string {
  const sizeOf = sizeIn[unit]
  if (sizeOf(text) <= max) return text
  let [size, cut] = [0, '']
  for (const { segment } of graphemes.segment(text)) {
    size += sizeOf(segment)
    if (size > max) break
    cut += segment
  }
  return cut
}
