import { View } from '@tarojs/components'
import type { GoodsDetail } from '@mall/contract/goods'
import type { Offer } from '@/domain/goods/offer'
import { currentPrice, savedOf } from '@/domain/price/money'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { useTexts } from '../texts'
import styles from './Offers.module.scss'

/** Who is better off on the plain page is told so: an activity's price holds as it is (promotions.md section 0). */
export function PlainIsCheaper({ detail, offer }: { detail: GoodsDetail; offer: Offer }) {
  const texts = useTexts()
  const plain = currentPrice(detail)
  if (!offer.name || !savedOf(offer.price, plain)) return null
  return (
    <Tap
      className={`${styles.alone} t-plain-is-cheaper`}
      role="link"
      onClick={() => open(routes.goodsDetail, { sku_id: detail.sku_id })}
    >
      <View className={styles.words}>{texts.plainIsCheaper(plain)}</View>
      <Icon name="arrow" size={28} className={styles.arrow} />
    </Tap>
  )
}
