import { View } from '@tarojs/components'
import type { ShopInfoItem } from '@mall/contract/diyComponents'
import { useData } from '@/api/useData'
import { FollowButton } from '@/domain/favourites/FollowButton'
import { ShopFace } from '@/domain/shop/ShopFace'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { useColours } from '@/ui/theme/useColours'
import { useShownSite } from '../shopContext'
import styles from './later.module.scss'

/** Who the shop is, with what it tells about itself behind, and whether one follows it. */
export function ShopInfo({ item }: { item: ShopInfoItem }) {
  const colour = useColours()
  const site = useShownSite()
  const introduces = useOpenable(routes.shopIntroduce)
  const { data: shop } = useData('/api/shop/info', { site_id: site }, { enabled: site > 0, silent: true })
  if (site === 0) return null
  const introduce = () => void open(routes.shopIntroduce, { site_id: site })
  return (
    <View className={styles.shop} style={{ color: colour(item.color) }}>
      {shop && (
        <ShopFace shop={shop} onClick={introduces ? introduce : undefined}>
          <FollowButton siteId={site} />
        </ShopFace>
      )}
    </View>
  )
}
