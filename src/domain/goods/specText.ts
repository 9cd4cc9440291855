import type { SkuSpec } from '@mall/contract/goods'

/** "红色 / XL" of the wire's sku_spec_format; empty for goods without specifications or broken text. */
export function specText(json: string | undefined): string {
  if (!json) return ''
  try {
    const specs = JSON.parse(json) as SkuSpec[] | null
    return Array.isArray(specs) ? specs.map((spec) => spec.spec_value_name).join(' / ') : ''
  } catch {
    return ''
  }
}
