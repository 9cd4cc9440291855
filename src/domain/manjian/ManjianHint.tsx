import { Text, View } from '@tarojs/components'
import type { ManjianInfo } from '@mall/contract/goods'
import { Tag } from '@/ui/Tag'
import type { Chosen } from './nextStep'
import { useTexts } from './texts'
import { hint, tagOf } from './words'
import styles from './ManjianHint.module.scss'

interface ManjianHintProps {
  /** as /manjian/api/manjian/info answers it; nothing is drawn without one */
  info: Pick<ManjianInfo, 'rule_json' | 'type'> | null | undefined
  /** of the goods it is for: `chosenOf` */
  chosen: Chosen
  className?: string
}

/** One line: what the shopper has saved and how little is missing for more. */
export function ManjianHint({ info, chosen, className = '' }: ManjianHintProps) {
  const texts = useTexts()
  if (!info || info.rule_json.length === 0) return null
  return (
    <View className={`${styles.hint} ${className} t-manjian`}>
      <Tag look="line">{tagOf(info, texts)}</Tag>
      <View className={styles.words}>
        {hint(info, chosen, texts)
          .split(/(¥[\d.]*\d)/)
          .map((part, at) => (at % 2 === 1 ? <Money key={at} text={part} /> : part))}
      </View>
    </View>
  )
}

const Money = ({ text }: { text: string }) => <Text className={styles.money}>{text}</Text>
