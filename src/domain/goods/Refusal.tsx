import { View } from '@tarojs/components'
import type { GoodsDetail } from '@mall/contract/goods'
import { Tap } from '@/ui/Tap'
import { specsOf } from './parsed'
import { clashes, type KnownSku } from './skuChoice'
import styles from './SkuSheet.module.scss'
import { useTexts } from './pickerTexts'
import type { SkuChoosing } from './useSku'

/** Why the tapped value cannot be had, and the way to what can: without it some skus could not be reached at all. */
export function Refusal({ sku, detail }: { sku: SkuChoosing; detail: GoodsDetail }) {
  const texts = useTexts()
  const { refused } = sku
  if (!refused?.bar) return null
  const specs = specsOf(detail.goods_spec_format)
  const own = specs.find(({ value }) => value.some((one) => one.spec_value_id === refused.valueId))
  const target = sku.known.get(refused.skuId)
  const nameOf = (specId: number, valueId: number | undefined) =>
    specs.find((spec) => spec.spec_id === specId)?.value.find((one) => one.spec_value_id === valueId)?.spec_value_name
  const names = (of: KnownSku | undefined, ids: number[]) =>
    ids.flatMap((id) => (of && nameOf(id, of.values.get(id))) ?? []).join(' / ')
  const others = target
    ? clashes(target, sku.chosen, own?.spec_id ?? 0)
    : [...sku.chosen.keys()].filter((id) => id !== own?.spec_id)
  const reason = texts.bars[refused.bar](refused.name, names({ stock: 0, values: sku.chosen }, others))
  const instead = target && names(target, [...target.values.keys()])
  return (
    <View className={`${styles.refusal} t-refusal`} role="status">
      <View className={styles.reason}>{reason}</View>
      {refused.skuId > 0 && (
        <Tap className={`${styles.instead} t-instead`} onClick={() => sku.switchTo(refused.skuId)}>
          {refused.bar === 'apart' && instead ? texts.instead(instead) : texts.lookAnyway}
        </Tap>
      )}
    </View>
  )
}
