import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import styles from '../filter.module.scss'
import {
  hasAttribute,
  inCategory,
  priceRange,
  questionOf,
  toggled,
  without,
  type Filter,
  type GoodsCall,
  type Scope,
} from '../question'
import { useTexts } from '../texts'
import { useOffers } from '../useOffers'
import { Choices } from './Choices'
import { PriceFields } from './PriceFields'

interface FilterSheetProps {
  open: boolean
  /** the list's */
  call: GoodsCall
  scope: Scope
  filter: Filter
  onClose: () => void
  onApply: (filter: Filter) => void
}

/** Nothing changes behind it until it is applied; its button tells how many goods would be left. */
export function FilterSheet({ open, call, scope, filter, onClose, onApply }: FilterSheetProps) {
  const texts = useTexts()
  const [draft, setDraft] = useState(filter)
  useEffect(() => {
    if (open) setDraft(filter)
  }, [open, filter])
  const offers = useOffers(call, scope, draft.category, open)
  const told = (count: number | undefined) => (offers.counted ? count : undefined)
  const left = useData(
    call,
    { ...questionOf(scope, draft, {}), page: 1, page_size: 1 },
    { enabled: open, silent: true },
  )
  const count = left.data?.count
  const { category, brand, own, freeShipping } = draft
  const inShop = scope.siteId !== undefined
  const footer = (
    <View className={styles.foot}>
      <Button kind="secondary" className="t-filter-reset" onClick={() => setDraft({})}>
        {texts.reset}
      </Button>
      <Button
        className="t-filter-apply"
        block
        disabled={count === 0}
        onClick={() => onApply({ ...without(draft, 'min', 'max'), ...priceRange(draft.min ?? '', draft.max ?? '') })}
      >
        {count === 0 ? texts.noneFit : count === undefined ? texts.seeAny : texts.see(count)}
      </Button>
    </View>
  )
  return (
    <Sheet open={open} onClose={onClose} title={texts.filter} from="right" footer={footer} className="t-filter-sheet">
      <View className={styles.body}>
        <Choices
          title={texts.service}
          items={[
            ...(inShop ? [] : [{ id: 'own', name: texts.own, on: Boolean(own) }]),
            { id: 'free', name: texts.freeShipping, on: Boolean(freeShipping) },
          ]}
          onTap={(id) => {
            const key = id === 'own' ? 'own' : 'freeShipping'
            setDraft(draft[key] ? without(draft, key) : { ...draft, [key]: true })
          }}
        />
        <PriceFields
          low={draft.min ?? ''}
          high={draft.max ?? ''}
          from={offers.min}
          to={offers.max}
          onRange={(range) => setDraft((now) => ({ ...without(now, 'min', 'max'), ...range }))}
        />
        <Choices
          title={texts.category}
          items={offers.categories.map(({ category_id, category_name, short_name, count: goods }) => ({
            id: `category-${category_id}`,
            name: short_name || category_name,
            count: told(goods),
            on: category?.id === category_id,
          }))}
          onTap={(_, i) => {
            const row = offers.categories[i]
            if (!row) return
            const { category_id: id, level, category_name: name } = row
            setDraft(inCategory(draft, category?.id === id ? undefined : { id, level, name }))
          }}
        />
        {scope.brandId === undefined && (
          <Choices
            title={texts.brand}
            items={offers.brands.map(({ brand_id, brand_name, count: goods }) => ({
              id: `brand-${brand_id}`,
              name: brand_name,
              count: told(goods),
              on: brand?.id === brand_id,
            }))}
            onTap={(_, i) => {
              const row = offers.brands[i]
              if (!row) return
              const { brand_id: id, brand_name: name } = row
              setDraft(brand?.id === id ? without(draft, 'brand') : { ...draft, brand: { id, name } })
            }}
          />
        )}
        {offers.attributes.map(({ attr_id, attr_name, values }) => (
          <Choices
            key={attr_id}
            title={attr_name}
            items={values.map(({ attr_value_id, attr_value_name, count: goods }) => ({
              id: `attr-${attr_value_id}`,
              name: attr_value_name,
              count: told(goods),
              on: hasAttribute(draft, { attr_id, attr_value_id, name: attr_value_name }),
            }))}
            onTap={(_, i) => {
              const row = values[i]
              if (row)
                setDraft(toggled(draft, { attr_id, attr_value_id: row.attr_value_id, name: row.attr_value_name }))
            }}
          />
        ))}
      </View>
    </Sheet>
  )
}
