import { useState } from 'react'
import { View } from '@tarojs/components'
import type { CheckoutData } from '@mall/contract/checkout'
import type { Terms, TickProps } from '@/features/checkout/CheckoutKind'
import { Card } from '@/ui/Card'
import { Checkbox } from '@/ui/Checkbox'
import { Tap } from '@/ui/Tap'
import styles from './terms.module.scss'
import { RulesSheet } from './RulesSheet'
import { useTexts } from './texts'

/** A mall that does not tell is taken at the harder word. */
const rulesOf = ({ promotion_presale_info: info }: CheckoutData) => ({
  isKept: info?.is_deposit_back !== 0,
  agreement: info?.deposit_agreement ?? '',
})

function Tick({ data, agreed, onAgree }: TickProps) {
  const texts = useTexts()
  const [reading, read] = useState(false)
  const { isKept, agreement } = rulesOf(data)
  return (
    <Card className={styles.terms}>
      <Checkbox
        className={`t-agree ${agreed ? 't-agreed' : ''}`}
        checked={agreed}
        onChange={onAgree}
        label={`${texts.agreed}${texts.rules.title}`}
      >
        {texts.agreed}
      </Checkbox>
      <Tap role="link" className={`${styles.link} t-read-rules`} onClick={() => read(true)}>
        {texts.quoted(texts.rules.title)}
      </Tap>
      <View className={`${styles.inShort} t-terms-in-short`}>{texts.rules.inShort[isKept ? 'kept' : 'back']}</View>
      <RulesSheet open={reading} onClose={() => read(false)} isKept={isKept} agreement={agreement} />
    </Card>
  )
}

/** Nobody pays a deposit without having been told when it comes back. */
export const terms: Terms = {
  inShort: (data) => useTexts.get().rules.inShort[rulesOf(data).isKept ? 'kept' : 'back'],
  Tick,
}
