import { inCategory, toggled, without, type Filter } from './question'

/** A filter that can be taken back with one tap. */
export interface Chip {
  key: string
  label: string
  rest: Filter
}

export interface ChipWords {
  freeShipping: string
  own: string
  between: (min: string, max: string) => string
  from: (min: string) => string
  upTo: (max: string) => string
}

const priceLabel = (min: string | undefined, max: string | undefined, words: ChipWords) => {
  if (min && max) return words.between(min, max)
  return min ? words.from(min) : words.upTo(max ?? '')
}

/** Everything chosen in the filter. Without its category a filter loses the category's attributes too. */
export function chipsOf(filter: Filter, words: ChipWords): Chip[] {
  const { category, brand, min, max, freeShipping, own, attributes = [] } = filter
  const found: (Chip | false | undefined)[] = [
    category && { key: 'category', label: category.name, rest: inCategory(filter, undefined) },
    own && { key: 'own', label: words.own, rest: without(filter, 'own') },
    freeShipping && { key: 'free', label: words.freeShipping, rest: without(filter, 'freeShipping') },
    (min ?? max) !== undefined && {
      key: 'price',
      label: priceLabel(min, max, words),
      rest: without(filter, 'min', 'max'),
    },
    brand && { key: 'brand', label: brand.name, rest: without(filter, 'brand') },
    ...attributes.map((one) => ({
      key: `attr-${one.attr_value_id}`,
      label: one.name,
      rest: toggled(filter, one),
    })),
  ]
  return found.filter((chip): chip is Chip => Boolean(chip))
}
