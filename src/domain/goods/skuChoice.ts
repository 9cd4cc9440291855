import type { SpecFormat } from '@mall/contract/goods'

/** What is known of a sku besides the chosen one. */
export interface KnownSku {
  stock: number
  /** chosen value of each spec: spec_id -> spec_value_id */
  values: ReadonlyMap<number, number>
}

/**
 * Why a value is not simply to be had: no sku has it, none has it together with the other chosen values, the one that has
 * is sold out, or has fewer pieces left than must be bought at once.
 */
export type Bar = 'none' | 'apart' | 'out' | 'few'

export interface ValueChoice {
  valueId: number
  name: string
  image: string
  /** the sku it leads to; 0 = none */
  skuId: number
  selected: boolean
  bar?: Bar | undefined
}

export interface SpecChoice {
  specId: number
  name: string
  values: ValueChoice[]
}

/** The chosen values of a `goods_spec_format`. */
export const valuesOf = (specs: readonly SpecFormat[]): Map<number, number> =>
  new Map(
    specs.flatMap(({ spec_id, value }) =>
      value.filter((one) => one.selected).map((one) => [spec_id, one.spec_value_id] as const),
    ),
  )

/**
 * Skus that values of several specs lead to: they differ from the chosen sku in each of these specs, so none of the values
 * goes with the others that are chosen. Known without asking anything.
 */
function farSkus(specs: readonly SpecFormat[]): Set<number> {
  const reachedBy = new Map<number, number>()
  const far = new Set<number>()
  for (const { spec_id, value } of specs) {
    for (const { sku_id, selected } of value) {
      if (selected || sku_id === 0) continue
      if ((reachedBy.get(sku_id) ?? spec_id) !== spec_id) far.add(sku_id)
      reachedBy.set(sku_id, spec_id)
    }
  }
  return far
}

/** Specs besides `specId` in which the sku differs from what is chosen. */
export const clashes = (sku: KnownSku, chosen: ReadonlyMap<number, number>, specId: number): number[] =>
  [...chosen].filter(([id, value]) => id !== specId && sku.values.get(id) !== value).map(([id]) => id)

/**
 * Every value with what stands against it, seen from the chosen sku. What is not known yet is taken to be possible.
 * `least` is the smallest number that may be bought at once.
 */
export function choicesOf(
  specs: readonly SpecFormat[],
  known: ReadonlyMap<number, KnownSku>,
  least: number,
): SpecChoice[] {
  const chosen = valuesOf(specs)
  const far = farSkus(specs)
  const bar = (skuId: number, specId: number): Bar | undefined => {
    if (skuId === 0) return 'none'
    if (far.has(skuId)) return 'apart'
    const sku = known.get(skuId)
    if (!sku) return undefined
    if (clashes(sku, chosen, specId).length > 0) return 'apart'
    if (sku.stock <= 0) return 'out'
    return sku.stock < least ? 'few' : undefined
  }
  return specs.map(({ spec_id, spec_name, value }) => ({
    specId: spec_id,
    name: spec_name,
    values: value.map((one) => ({
      valueId: one.spec_value_id,
      name: one.spec_value_name,
      image: one.image,
      skuId: one.sku_id,
      selected: Boolean(one.selected),
      bar: one.selected ? undefined : bar(one.sku_id, spec_id),
    })),
  }))
}

/** Skus one value away from the chosen one. */
export const neighboursOf = (specs: readonly SpecFormat[]): number[] => [
  ...new Set(
    specs.flatMap(({ value }) => value.filter((one) => !one.selected && one.sku_id > 0).map((one) => one.sku_id)),
  ),
]
