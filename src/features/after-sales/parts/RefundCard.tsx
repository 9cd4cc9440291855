import { View } from '@tarojs/components'
import type { RefundRow } from '@mall/contract/refund'
import { GoodsLine } from '@/domain/goods/GoodsLine'
import { Subtotal } from '@/domain/price/Subtotal'
import { useTexts as useStateTexts } from '@/domain/refund/texts'
import { ShopHead } from '@/domain/shop/ShopHead'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { ActionButtons } from '@/ui/ActionButtons'
import { Card } from '@/ui/Card'
import { Tap } from '@/ui/Tap'
import styles from '../afterSales.module.scss'
import { useTexts } from '../texts'
import { useRefundActions } from '../useRefundActions'

/** A line in after-sales: whose it is, how far it is, what it brings. */
export function RefundCard({ line, changed }: { line: RefundRow; changed: () => void }) {
  const texts = useTexts()
  const { states } = useStateTexts()
  const { order_goods_id } = line
  const over = line.refund_status === 3
  const see = (action?: string) => open(routes.refundDetail, { order_goods_id, ...(action ? { action } : {}) })
  const all = useRefundActions()(line, changed, () => void see('returngoods'))
  return (
    <Card className={`${styles.card} t-refund`}>
      <Tap className="t-open-refund" role="link" onClick={() => see()}>
        <ShopHead name={line.site_name}>
          <View className={`${styles.state} ${over ? styles.over : ''}`}>
            {states[line.refund_status] ?? line.refund_status_name}
          </View>
        </ShopHead>
        <GoodsLine line={line} />
        <Subtotal
          pieces={texts.types[line.refund_type] ?? ''}
          label={over ? texts.paid : texts.applied}
          money={over ? line.refund_real_money : line.refund_apply_money}
          tone="text"
        />
      </Tap>
      <ActionButtons of="refund" buttons={all.filter(({ quiet }) => !quiet)} size="small" />
    </Card>
  )
}
