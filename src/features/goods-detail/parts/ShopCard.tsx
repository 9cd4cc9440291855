import { View } from '@tarojs/components'
import type { ShopBlock } from '@mall/contract/goods'
import { useFollow } from '@/domain/favourites/useFollow'
import { useTexts as useGoodsTexts } from '@/domain/goods/texts'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Image } from '@/ui/Image'
import { Tag } from '@/ui/Tag'
import { useTexts } from '../texts'
import styles from './ShopCard.module.scss'

/** Whose goods these are, how content shoppers were, and the ways to the shop. */
export function ShopCard({ shop, skuId }: { shop: ShopBlock; skuId: number }) {
  const texts = useTexts()
  const goods = useGoodsTexts()
  const { on, toggle } = useFollow(shop.site_id)
  const contact = useOpenable(routes.chatRoom)
  const shown = useOpenable(routes.shopHome)
  if (!shown) return null
  const scores = Object.keys(texts.scores) as (keyof typeof texts.scores)[]
  return (
    <Card>
      <View className={styles.head}>
        <Image src={shop.logo || shop.avatar} kind="shop" width={96} radius="m" />
        <View className={styles.words}>
          <View className={styles.name}>
            {shop.site_name}
            {shop.is_own === 1 && <Tag look="fill">{goods.own}</Tag>}
          </View>
          <View className={styles.dim}>
            {texts.followers(shop.sub_num)} · {texts.shopSales(shop.shop_sales)}
          </View>
        </View>
        <Button
          className="t-follow"
          size="small"
          kind="secondary"
          icon={on ? 'check' : 'plus'}
          onClick={() => void toggle()}
        >
          {on ? texts.following : texts.follow}
        </Button>
      </View>
      <View className={styles.scores}>
        {scores.map((name) => (
          <View key={name} className={styles.score}>
            {texts.scores[name]}
            <View className={styles.figure}>{Number(shop[name]).toFixed(1)}</View>
          </View>
        ))}
      </View>
      <View className={styles.ways}>
        {contact && (
          <Button
            className="t-contact"
            size="small"
            kind="secondary"
            block
            onClick={() => open(routes.chatRoom, { site_id: shop.site_id, sku_id: skuId })}
          >
            {texts.contact}
          </Button>
        )}
        <Button
          className="t-visit-shop"
          size="small"
          kind="secondary"
          block
          onClick={() => open(routes.shopHome, { site_id: shop.site_id })}
        >
          {texts.visit}
        </Button>
      </View>
    </Card>
  )
}
