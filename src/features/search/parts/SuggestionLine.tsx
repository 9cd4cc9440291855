import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/ui/Icon'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import { marked } from '../marked'
import styles from '../search.module.scss'
import type { Suggestion } from '../suggestion'
import { useTexts } from '../texts'

interface SuggestionLineProps {
  suggestion: Suggestion
  typed: string
  onClick: () => void
}

const icons: Record<Suggestion['kind'], IconName> = {
  goods: 'search',
  category: 'category',
  brand: 'crown',
  shop: 'shop',
}

/** A word with what was typed in weight; whose page it opens says its label. */
export function SuggestionLine({ suggestion: { kind, word }, typed, onClick }: SuggestionLineProps) {
  const texts = useTexts()
  const label = kind === 'goods' ? undefined : texts[kind]
  return (
    <Tap
      className={`${styles.line} t-suggestion t-suggestion-${kind}`}
      role="link"
      label={label ? texts.named(word, label) : word}
      onClick={onClick}
    >
      <Icon name={icons[kind]} size={32} className={styles.lineIcon} />
      <View className={styles.text}>
        {marked(word, typed).map(({ text, match }, i) =>
          match ? (
            <Text key={i} className={`${styles.match} t-match`}>
              {text}
            </Text>
          ) : (
            text
          ),
        )}
      </View>
      {label && <Tag tone="neutral">{label}</Tag>}
      <Icon name="arrow" size={24} className={styles.lineIcon} />
    </Tap>
  )
}
