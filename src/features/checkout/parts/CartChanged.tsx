import { View } from '@tarojs/components'
import type { CheckoutData } from '@mall/contract/checkout'
import { readDraft } from '@/domain/checkout-draft/draft'
import { shownTotal } from '@/domain/checkout-draft/shown'
import { cents, yuan } from '@/domain/price/money'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import type { CheckoutKind } from '../CheckoutKind'
import styles from '../checkout.module.scss'
import { useTexts } from '../texts'

interface CartChangedProps {
  draft: CheckoutKind['draft']
  data: Pick<CheckoutData, 'goods_money' | 'promotion_money'>
}

/** The goods come to something else than the cart told a moment ago. */
export function CartChanged({ draft, data }: CartChangedProps) {
  const texts = useTexts()
  const before = shownTotal(readDraft<{ cart_ids?: string }>(draft)?.cart_ids)
  const now = cents(data.goods_money) - cents(data.promotion_money)
  if (before === undefined || cents(before) === now) return null
  return (
    <Card className={`${styles.changed} t-cart-changed`}>
      <Icon name="bell" size={32} />
      <View className={styles.changedWords}>{texts.cartChanged(before, yuan(now))}</View>
    </Card>
  )
}
