import type { SkuSpec, SpecFormat } from '@mall/contract/goods'

/** An existing combination of values. */
export interface Combination {
  skuId: number
  specs: SkuSpec[]
}

/** Specs and values of the goods in their order; what a value leads to is found anew for each sku. */
export type Specs = Omit<SpecFormat, 'value'> & { value: Omit<SpecFormat['value'][number], 'sku_id' | 'selected'>[] }

const valueOf = (combination: Combination | undefined, specId: number) =>
  combination?.specs.find((one) => one.spec_id === specId)?.spec_value_id

/**
 * `goods_spec_format` seen from one sku: every value leads to the existing combination that has it and shares
 * the most other values with the current one; 0 = no sku has the value (wire/goods-and-cart section 2.1).
 */
export function specFormat(specs: Specs[], skus: Combination[], currentSkuId: number): SpecFormat[] {
  const current = skus.find((sku) => sku.skuId === currentSkuId)
  const shared = (sku: Combination) =>
    sku.specs.filter((one) => valueOf(current, one.spec_id) === one.spec_value_id).length
  const reached = (specId: number, valueId: number) => {
    const having = skus.filter((sku) => valueOf(sku, specId) === valueId)
    return having.reduce<Combination | undefined>(
      (best, sku) => (best && shared(best) >= shared(sku) ? best : sku),
      undefined,
    )
  }
  return specs.map((spec) => ({
    spec_id: spec.spec_id,
    spec_name: spec.spec_name,
    value: spec.value.map(({ spec_value_id, spec_value_name, image }) => {
      const selected = valueOf(current, spec.spec_id) === spec_value_id
      const skuId = selected ? currentSkuId : (reached(spec.spec_id, spec_value_id)?.skuId ?? 0)
      return { spec_value_id, spec_value_name, sku_id: skuId, image, selected: selected ? 1 : 0 }
    }),
  }))
}
