import { View } from '@tarojs/components'
import type { EvaluateForm } from '@mall/contract/order'
import { EvaluationPictures } from '@/domain/evaluation/EvaluationPictures'
import { Stars } from '@/domain/evaluation/Stars'
import { dayText } from '@/lib/date'
import styles from '../evaluation.module.scss'
import { useTexts } from '../texts'
import { Standing } from './Standing'

/** The first evaluation of a line, in short. */
export function Before({ said }: { said: NonNullable<EvaluateForm['list'][number]['evaluation']> }) {
  const texts = useTexts()
  return (
    <View className={`${styles.before} t-first-evaluation`}>
      <View className={styles.beforeHead}>
        <View className={styles.beforeName}>{texts.first}</View>
        <Stars scores={said.scores} />
        <View className={styles.beforeDay}>{dayText(said.create_time)}</View>
      </View>
      <View className={said.content ? styles.beforeWords : styles.note}>{said.content || texts.noWords}</View>
      <EvaluationPictures csv={said.images} small />
      <Standing isAudit={said.is_audit} />
    </View>
  )
}
