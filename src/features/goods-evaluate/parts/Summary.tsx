import { View } from '@tarojs/components'
import styles from '../goodsEvaluate.module.scss'
import { useTexts } from '../texts'
import { rateOf, type Kind } from '../useKinds'

const bars = ['good', 'medium', 'bad'] as const

/** How content shoppers are, before what they say. */
export function Summary({ counts }: { counts: Record<Kind, number | undefined> }) {
  const texts = useTexts()
  const rate = rateOf(counts)
  if (rate === undefined) return null
  const part = (kind: Kind) => ((counts[kind] ?? 0) * 100) / (counts.all ?? 1)
  return (
    <View className={`${styles.summary} t-rate`}>
      <View className={styles.rate}>
        <View className={styles.percent}>{rate}%</View>
        <View className={styles.caption}>{texts.rate}</View>
      </View>
      <View className={styles.bars}>
        {bars.map((kind) => (
          <View
            key={kind}
            className={styles.line}
            role="img"
            aria-label={texts.share(texts.tabs[kind], counts[kind] ?? 0)}
          >
            <View className={styles.kind}>{texts.tabs[kind]}</View>
            <View className={styles.track}>
              <View className={`${styles.fill} ${styles[kind]}`} style={{ width: `${part(kind)}%` }} />
            </View>
            <View className={styles.figure}>{counts[kind] ?? 0}</View>
          </View>
        ))}
      </View>
    </View>
  )
}
