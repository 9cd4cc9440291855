import { View } from '@tarojs/components'
import type { PintuanGoods, PintuanOrderDetail } from '@mall/contract/pintuan'
import { savedOf } from '@/domain/price/money'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { OldPrice, Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import styles from './group.module.scss'
import { useGroupTexts } from './groupTexts'

interface GroupGoodsCardProps {
  order: PintuanOrderDetail
  /** the activity, once it has arrived */
  deal: PintuanGoods | undefined
}

/** What the group buys, and for how much; leads to it. */
export function GroupGoodsCard({ order, deal }: GroupGoodsCardProps) {
  const texts = useGroupTexts()
  const { pintuan_id, pintuan_num, sku_name, sku_image, group_num } = order
  return (
    <Card
      className={`${styles.goods} t-group-goods`}
      role="link"
      onClick={() => open(routes.pintuanDetail, { pintuan_id })}
    >
      <Image src={sku_image} width={176} radius="m" eager />
      <View className={styles.about}>
        <View className={`${styles.name} two-lines`}>{sku_name}</View>
        <View className={styles.tags}>
          <Tag>{texts.people(pintuan_num)}</Tag>
          {group_num > 0 && <Tag tone="neutral">{texts.done(group_num)}</Tag>}
        </View>
        <View className={styles.prices}>
          {deal && (
            <>
              <Price value={deal.pintuan_price} size="m" />
              {savedOf(deal.price, deal.pintuan_price) && <OldPrice value={deal.price} />}
            </>
          )}
        </View>
      </View>
      <Icon name="arrow" size={28} className={styles.arrow} />
    </Card>
  )
}
