import { memo } from 'react'
import { View } from '@tarojs/components'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import type { SpecChoice, ValueChoice } from './skuChoice'
import styles from './SkuSheet.module.scss'
import { useTexts } from './pickerTexts'

interface SkuValuesProps {
  spec: SpecChoice
  onPick: (spec: SpecChoice, value: ValueChoice) => void
}

const same = (a: ValueChoice, b: ValueChoice) =>
  a.valueId === b.valueId && a.skuId === b.skuId && a.selected === b.selected && a.bar === b.bar

/** The values of one spec; drawn again only when one of them has changed. */
export const SkuValues = memo(
  function SkuValues({ spec, onPick }: SkuValuesProps) {
    return (
      <View className={styles.spec} role="radiogroup" aria-label={spec.name}>
        <View className={styles.specName}>{spec.name}</View>
        <View className={styles.values}>
          {spec.values.map((value) => (
            <Value key={value.valueId} value={value} onPick={() => onPick(spec, value)} />
          ))}
        </View>
      </View>
    )
  },
  (before, after) =>
    before.onPick === after.onPick &&
    before.spec.values.length === after.spec.values.length &&
    before.spec.values.every((value, i) => same(value, after.spec.values[i]!)),
)

function Value({ value: { valueId, name, image, selected, bar }, onPick }: { value: ValueChoice; onPick: () => void }) {
  const texts = useTexts()
  const mark = bar && texts.marks[bar]
  const look = selected ? styles.on : bar ? `${styles.barred} t-barred` : ''
  return (
    <Tap
      className={`${styles.value} ${look} t-spec-${valueId}`}
      role="radio"
      checked={selected}
      barred={bar !== undefined}
      label={mark ? `${name} ${mark}` : undefined}
      onClick={onPick}
    >
      {image && <Image src={image} width={60} radius="s" className={styles.thumb} />}
      {name}
      {/* always there: what comes and goes is told to the view with all that stands beside it */}
      <View className={mark ? styles.mark : styles.noMark}>{mark}</View>
    </Tap>
  )
}
