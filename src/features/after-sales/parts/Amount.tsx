import { View } from '@tarojs/components'
import type { RefundData } from '@mall/contract/refund'
import { Cell, CellGroup } from '@/ui/Cell'
import { Price } from '@/ui/Price'
import styles from '../afterSales.module.scss'
import { partsOfRefund } from '../amounts'
import { useTexts } from '../texts'

/** What comes back, what it is made of, and why freight is in it or not. */
export function Amount({ line, money }: { line: RefundData['order_goods_info']; money: string }) {
  const texts = useTexts()
  const parts = partsOfRefund(line, money)
  const hasRest = parts.some(({ name }) => name === 'rest')
  return (
    <CellGroup title={texts.amount} className="t-refund-amount">
      {parts.length > 1 &&
        parts.map((part) => (
          <Cell key={part.name} label={texts[part.name]}>
            <Price value={part.money} size="s" tone="text" />
          </Cell>
        ))}
      <Cell label={texts.most}>
        <Price value={money} size="m" />
      </Cell>
      <View className={styles.hint}>{hasRest ? texts.whyRest : texts.whyNot}</View>
    </CellGroup>
  )
}
