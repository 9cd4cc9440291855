import { View } from '@tarojs/components'
import { dayText } from '@/lib/date'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Tag } from '@/ui/Tag'
import styles from './ArticleRow.module.scss'

interface ArticleRowProps {
  title: string
  /** unix s */
  time: number
  /** a word before the title */
  mark?: string | undefined
  onClick: () => void
  className: string
}

/** An article in a list of its like. */
export const ArticleRow = ({ title, time, mark, onClick, className }: ArticleRowProps) => (
  <Card pad="cells" role="link" className={`${styles.row} ${className}`} onClick={onClick}>
    <View className={styles.words}>
      <View className={`${styles.title} two-lines`}>
        {mark && (
          <Tag look="fill" className={styles.mark}>
            {mark}
          </Tag>
        )}
        {title}
      </View>
      <View className={styles.time}>{dayText(time)}</View>
    </View>
    <Icon name="arrow" size={28} className={styles.arrow} />
  </Card>
)
