import { View } from '@tarojs/components'
import { useTexts as useKindTexts } from '@/domain/evaluation/texts'
import { rateOf, type Kind, type KindCounts } from '@/domain/evaluation/useKinds'
import styles from '../goodsEvaluate.module.scss'
import { useTexts } from '../texts'

const bars = ['good', 'medium', 'bad'] as const

/** How content shoppers are, before what they say. */
export function Summary({ counts }: { counts: KindCounts }) {
  const texts = useTexts()
  const words = useKindTexts().kinds
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
          <View key={kind} className={styles.line} role="img" aria-label={texts.share(words[kind], counts[kind] ?? 0)}>
            <View className={styles.kind}>{words[kind]}</View>
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
