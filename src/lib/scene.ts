/**
 * Items of a mini-program code's `scene`: url-encoded `key-value` joined by `&`, for example `sku_id-12&suid-5`
 * (wire README section 5). The value may hold dashes itself.
 */
export function readScene(scene: string | undefined): Record<string, string> {
  if (!scene) return {}
  let text = scene
  try {
    text = decodeURIComponent(scene)
  } catch {
    // not encoded: taken as it is
  }
  const items = text.split('&').map((item) => item.split(/-(.*)/s))
  return Object.fromEntries(items.filter(([key, value]) => key && value).map(([key, value]) => [key, value]))
}
