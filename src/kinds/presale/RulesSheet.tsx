import { View } from '@tarojs/components'
import { RichContent } from '@/ui/RichContent'
import { Sheet } from '@/ui/Sheet'
import styles from './rules.module.scss'
import { useTexts } from './texts'

interface RulesSheetProps {
  open: boolean
  onClose: () => void
  /** the deposit is not returnable */
  isKept: boolean
  /** of the shop, html; empty where it is not told */
  agreement: string
}

/** What holds for deposits, and what the shop says of its own. */
export function RulesSheet({ open, onClose, isKept, agreement }: RulesSheetProps) {
  const texts = useTexts()
  const lines = [texts.rules.fixed, texts.rules.rest, texts.rules.deposit[isKept ? 'kept' : 'back'], texts.rules.closed]
  return (
    <Sheet open={open} onClose={onClose} title={texts.rules.title} height="tall" className="t-presale-rules">
      <View className={styles.rules}>
        {lines.map((line, at) => (
          <View key={line} className={styles.rule}>
            <View className={styles.point}>{at + 1}</View>
            <View className={styles.line}>{line}</View>
          </View>
        ))}
        {agreement && (
          <>
            <View className={styles.head} role="heading" aria-level={2}>
              {texts.rules.ofShop}
            </View>
            <RichContent html={agreement} />
          </>
        )}
      </View>
    </Sheet>
  )
}
