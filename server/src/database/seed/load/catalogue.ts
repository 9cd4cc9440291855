import type { SkuSpec } from '@mall/contract/goods'
import { specsNamed, specsOfSku } from '../../../modules/goods/specIds'
import type { GoodsSeed, SeedData, SkuSeed } from '../types'
import { byCode } from './units'

/** site_id of a shop's code; empty = the platform. */
export function siteFinder(data: SeedData): (shop: string) => number {
  const shopOf = byCode(data.shops, 'shop')
  return (shop) => (shop === '' ? 0 : shopOf(shop).site_id)
}

/** Values of a sku as its order lines keep them. */
export function specsOf(goods: GoodsSeed, sku: SkuSeed): SkuSpec[] {
  const specs = specsOfSku(specsNamed(goods.specs), sku.spec_values)
  if (!specs) throw new Error(`sku ${sku.code} does not fit the specs of its goods`)
  return specs
}

export const skuName = (goods: GoodsSeed, sku: SkuSeed): string => [goods.goods_name, ...sku.spec_values].join(' ')
