import { Text, View } from '@tarojs/components'
import type { ManjianInfo } from '@mall/contract/goods'
import { Tag } from '@/ui/Tag'
import type { Chosen } from './nextStep'
import { useTexts } from './texts'
import { hint, tagOf } from './words'
import styles from './ManjianHint.module.scss'

interface ManjianHintProps {
  /** as /manjian/api/manjian/info answers it; nothing is drawn without one */
  info: Rules | null | undefined
  /** of the goods it is for: `chosenOf` */
  chosen: Chosen
  className?: string
}
type Rules = Pick<ManjianInfo, 'rule_json' | 'type'>

/** One line: what the shopper has saved and how little is missing for more. */
export function ManjianHint({ info, chosen, className = '' }: ManjianHintProps) {
  if (!info || info.rule_json.length === 0) return null
  return (
    <View className={`${styles.hint} ${className} t-manjian`}>
      <ManjianTag info={info} />
      <ManjianWords info={info} chosen={chosen} />
    </View>
  )
}

export const ManjianTag = ({ info }: { info: Rules }) => <Tag look="line">{tagOf(info, useTexts())}</Tag>

export function ManjianWords({ info, chosen }: { info: Rules; chosen: Chosen }) {
  const texts = useTexts()
  return (
    <View className={styles.words}>
      {hint(info, chosen, texts)
        .split(/(¥[\d.]*\d)/)
        .map((part, at) => (at % 2 === 1 ? <Money key={at} text={part} /> : part))}
    </View>
  )
}

const Money = ({ text }: { text: string }) => <Text className={styles.money}>{text}</Text>
