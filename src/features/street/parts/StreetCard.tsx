import { View } from '@tarojs/components'
import type { StreetRow } from '@mall/contract/shop'
import { FollowButton } from '@/domain/favourites/FollowButton'
import type { Followed } from '@/domain/favourites/useFollowed'
import { GoodsTile } from '@/domain/goods/GoodsTile'
import { plainFace } from '@/domain/goods/plainFace'
import { useTexts as usePlaceTexts } from '@/domain/place/texts'
import { useFaceTexts } from '@/domain/shop/faceTexts'
import { ShopFace } from '@/domain/shop/ShopFace'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Card } from '@/ui/Card'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import styles from '../street.module.scss'
import { useTexts } from '../texts'

/** A shop of the street: how far it is, how content its shoppers are, and what it sells best. */
export function StreetCard({ shop, among }: { shop: StreetRow; among: Followed }) {
  const texts = useTexts()
  const faces = useFaceTexts()
  const places = usePlaceTexts()
  const { site_id, banner, distance, seo_description, goods_list } = shop
  const visit = () => void open(routes.shopHome, { site_id })
  const line = [
    distance !== '' && places.away(distance),
    texts.score(shop.shop_desccredit),
    faces.followers(shop.sub_num),
    faces.sold(shop.shop_sales),
  ]
  return (
    <Card pad="none" className={`${styles.card} t-street-shop`}>
      {banner !== '' && (
        <Tap role="link" label={shop.site_name} onClick={visit}>
          <Image src={banner} kind="shop" width={702} fluid ratio={3} />
        </Tap>
      )}
      <View className={styles.body}>
        <ShopFace shop={shop} line={line.filter(Boolean).join(' · ')} onClick={visit}>
          <FollowButton siteId={site_id} among={among} />
        </ShopFace>
        {seo_description !== '' && <View className={`${styles.intro} two-lines`}>{seo_description}</View>}
        {goods_list.length > 0 && (
          <View className={styles.goods}>
            {goods_list.slice(0, 3).map((goods) => (
              <GoodsTile key={goods.sku_id} row={goods} face={plainFace} />
            ))}
          </View>
        )}
      </View>
    </Card>
  )
}
