import { View } from '@tarojs/components'
import { Card } from './Card'
import styles from './RuleCard.module.scss'

interface RuleCardProps {
  title: string
  /** none: there is no card either */
  rules: readonly string[]
  className?: string
}

/** Sentences under a title, one under the other. */
export function RuleCard({ title, rules, className = '' }: RuleCardProps) {
  if (rules.length === 0) return null
  return (
    <Card pad="cells" className={className}>
      <View className={styles.title}>{title}</View>
      {rules.map((rule) => (
        <View key={rule} className={`${styles.rule} t-rule`}>
          <View className={styles.dot} />
          <View className={styles.words}>{rule}</View>
        </View>
      ))}
    </Card>
  )
}
