import { View } from '@tarojs/components'
import styles from './RuleList.module.scss'

/** Sentences of the mall's, one under the other. */
export function RuleList({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <>
      <View className={styles.title}>{title}</View>
      {rules.map((rule) => (
        <View key={rule} className={`${styles.rule} t-rule`}>
          <View className={styles.dot} />
          <View className={styles.words}>{rule}</View>
        </View>
      ))}
    </>
  )
}
