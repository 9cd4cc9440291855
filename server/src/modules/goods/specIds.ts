import { createHash } from 'node:crypto'
import type { SkuSpec } from '@mall/contract/goods'
import type { Specs } from './specFormat'

export interface NamedSpec {
  name: string
  values: { name: string; image: string }[]
}

/**
 * Specs by the names that people give them. Ids count within the goods; a spec or value that was there `before` keeps
 * its own, so that an address with one goes on meaning the same.
 */
export function specsNamed(specs: readonly NamedSpec[], before: readonly Specs[] = []): Specs[] {
  let spec = Math.max(0, ...before.map(({ spec_id }) => spec_id))
  let value = Math.max(0, ...before.flatMap((one) => one.value.map(({ spec_value_id }) => spec_value_id)))
  return specs.map(({ name, values }) => {
    const old = before.find(({ spec_name }) => spec_name === name)
    return {
      spec_id: old?.spec_id ?? ++spec,
      spec_name: name,
      value: values.map((one) => ({
        spec_value_id: old?.value.find((same) => same.spec_value_name === one.name)?.spec_value_id ?? ++value,
        spec_value_name: one.name,
        image: one.image,
      })),
    }
  })
}

/** The values of a sku, one per spec in their order; undefined = one of them is not a value of its spec. */
export function specsOfSku(specs: readonly Specs[], names: readonly string[]): SkuSpec[] | undefined {
  if (names.length !== specs.length) return undefined
  const found = specs.map(({ spec_id, spec_name, value }, i) => {
    const own = value.find(({ spec_value_name }) => spec_value_name === names[i])
    return own && { spec_id, spec_name, ...own }
  })
  return found.every((one) => one !== undefined) ? found : undefined
}

const known = new Map<string, number>()
/** One after another the same few are asked for. */
const mostKnown = 10_000

function hashed(text: string): number {
  const before = known.get(text)
  if (before !== undefined) return before
  if (known.size >= mostKnown) known.clear()
  const id = parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16)
  known.set(text, id)
  return id
}

/** Attributes of the same name are one for all goods of all shops: filters count on it. 48 bits of a hash are its id. */
export const attributeIds = (name: string, value: string) => ({
  attr_id: hashed(name),
  attr_value_id: hashed(JSON.stringify([name, value])),
})
