import { View } from '@tarojs/components'
import type { ShopInfoItem } from '@mall/contract/diyComponents'
import { useData } from '@/api/useData'
import { Image } from '@/ui/Image'
import { Tag } from '@/ui/Tag'
import styles from '../decorated.module.scss'
import { useShownSite } from '../shopContext'
import { useTexts } from '../texts'

/** Who the shop is. */
export function ShopInfo({ item: _ }: { item: ShopInfoItem }) {
  const texts = useTexts()
  const site = useShownSite()
  const { data: shop } = useData('/api/shop/info', { site_id: site }, { enabled: site > 0, silent: true })
  if (site === 0) return null
  return (
    <View className={styles.shop}>
      <Image src={shop?.logo} kind="shop" width={104} radius="m" eager />
      <View className={styles.shopWords}>
        <View className={styles.shopName}>
          {shop?.site_name}
          {shop?.is_own === 1 && <Tag look="fill">{texts.own}</Tag>}
        </View>
        <View className={styles.shopSub}>{shop && texts.followers(shop.sub_num)}</View>
      </View>
    </View>
  )
}
