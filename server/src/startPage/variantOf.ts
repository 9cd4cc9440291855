const variants = [
  ['_small', 120],
  ['_mid', 360],
  ['_big', 800],
] as const

const upload = /(^|\/)upload\/(?!default\/)[^?#]*\.(jpe?g|png|webp)$/i

/** The variant that the storefront asks for at this width in design px: the rule of src/ui/pictureUrl.ts. */
export function variantOf(src: string, width: number): string {
  if (!upload.test(src) || /_(small|mid|big)\.\w+$/i.test(src)) return src
  const variant = variants.find(([, px]) => px >= width)
  return variant ? src.replace(/\.(\w+)$/, `${variant[0]}.$1`) : src
}
