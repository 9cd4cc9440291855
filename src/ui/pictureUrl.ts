/** Variants the server keeps of an upload (wire/start-and-login section 4) and their width in px. */
const variants = [
  ['_small', 120],
  ['_mid', 360],
  ['_big', 800],
] as const

const upload = /(^|\/)upload\/[^?#]*\.(jpe?g|png|webp)$/i

/**
 * Address of an upload in the smallest variant at least as wide as the picture is shown, in design px. On a phone of 390
 * points a design px is 1.04 device px at double density, so the picture is never more than 1.5 times stretched.
 * Other addresses stay as they are.
 */
export function pictureUrl(src: string, width: number | undefined): string {
  if (!width || !upload.test(src) || /_(small|mid|big)\.\w+$/i.test(src)) return src
  const variant = variants.find(([, px]) => px >= width)
  return variant ? src.replace(/\.(\w+)$/, `${variant[0]}.$1`) : src
}
