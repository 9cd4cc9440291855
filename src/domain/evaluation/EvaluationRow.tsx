import { memo } from 'react'
import { View } from '@tarojs/components'
import type { EvaluationRow as Row } from '@mall/contract/goods'
import { dayText, daysBetween } from '@/lib/date'
import { Avatar } from '@/ui/Avatar'
import { EvaluationPictures } from './EvaluationPictures'
import styles from './evaluation.module.scss'
import { Stars } from './Stars'
import { useTexts } from './texts'

/** One shopper's word about a goods: stars, words, pictures, the shop's answer and what was added later. */
export const EvaluationRow = memo(function EvaluationRow({ row }: { row: Row }) {
  const texts = useTexts()
  // of what was added nothing may be left once the content check is over
  const added = row.again_time > 0 && `${row.again_content}${row.again_images}` !== ''
  return (
    <View className={`${styles.row} t-evaluation`}>
      <View className={styles.head}>
        <Avatar src={row.member_headimg} size={72} />
        <View className={styles.who}>
          <View className={styles.name}>{row.member_name || texts.anonymous}</View>
          <Stars scores={row.scores} />
        </View>
        <View className={styles.day}>{dayText(row.create_time)}</View>
      </View>
      <View className={row.content ? styles.words : styles.noWords}>{row.content || texts.noWords}</View>
      <EvaluationPictures csv={row.images} />
      {row.sku_name && <View className={styles.sku}>{row.sku_name}</View>}
      <Reply text={row.explain_first} />
      {added && (
        <View className={`${styles.again} t-evaluation-again`}>
          <View className={styles.later}>{texts.again(daysBetween(row.create_time, row.again_time))}</View>
          {row.again_content && <View className={styles.words}>{row.again_content}</View>}
          <EvaluationPictures csv={row.again_images} />
          <Reply text={row.again_explain} />
        </View>
      )}
    </View>
  )
})

function Reply({ text }: { text: string }) {
  const texts = useTexts()
  if (!text) return null
  return (
    <View className={`${styles.reply} t-evaluation-reply`}>
      <View className={styles.replyName}>{texts.reply}</View>
      {text}
    </View>
  )
}
