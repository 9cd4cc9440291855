import { View } from '@tarojs/components'
import { CellGroup } from '@/ui/Cell'
import { Tap } from '@/ui/Tap'
import styles from '../afterSales.module.scss'
import { useTexts } from '../texts'

interface TypeChoiceProps {
  types: readonly (1 | 2)[]
  value: 1 | 2
  onChange: (type: 1 | 2) => void
}

/** Refund only, or return and refund: what the line allows. */
export function TypeChoice({ types, value, onChange }: TypeChoiceProps) {
  const texts = useTexts()
  return (
    <CellGroup title={texts.way}>
      <View className={styles.types} role="radiogroup" aria-label={texts.way}>
        {types.map((type) => (
          <Tap
            key={type}
            role="radio"
            selected={type === value}
            className={`${styles.type} ${type === value ? styles.chosen : ''} t-refund-type-${type}`}
            onClick={() => onChange(type)}
          >
            <View className={styles.typeName}>{texts.types[type]}</View>
            <View className={styles.typeNote}>{texts.typeNotes[type]}</View>
          </Tap>
        ))}
      </View>
    </CellGroup>
  )
}
