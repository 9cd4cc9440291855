import { View } from '@tarojs/components'
import { Tag } from '@/ui/Tag'
import styles from '../evaluation.module.scss'
import { useTexts } from '../texts'

/** Whether others read it already; nothing where they do. */
export function Standing({ isAudit }: { isAudit: 0 | 1 | -1 }) {
  const texts = useTexts()
  if (isAudit === 1) return null
  return (
    <View className={`${styles.standing} t-standing`}>
      <Tag tone={isAudit === 0 ? 'warning' : 'danger'}>{isAudit === 0 ? texts.waits : texts.notListed}</Tag>
    </View>
  )
}
