import { View } from '@tarojs/components'
import type { ShopBlock } from '@mall/contract/goods'
import { useTexts as useGoodsTexts } from '@/domain/goods/texts'
import { open } from '@/session/open'
import { useOpenable } from '@/session/openable'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Image } from '@/ui/Image'
import { Tag } from '@/ui/Tag'
import styles from '../goodsDetail.module.scss'
import { useTexts } from '../texts'

export function ShopCard({ shop }: { shop: ShopBlock }) {
  const texts = useTexts()
  const goods = useGoodsTexts()
  const shown = useOpenable(routes.shopHome)
  if (!shown) return null
  return (
    <Card className={styles.shop}>
      <Image src={shop.logo} kind="shop" width={88} radius="m" />
      <View className={styles.shopWords}>
        <View className={styles.shopName}>
          {shop.site_name}
          {shop.is_own === 1 && <Tag look="fill">{goods.own}</Tag>}
        </View>
        <View className={styles.dim}>{texts.followers(shop.sub_num)}</View>
      </View>
      <Button
        className="t-visit-shop"
        size="small"
        kind="secondary"
        onClick={() => open(routes.shopHome, { site_id: shop.site_id })}
      >
        {texts.visit}
      </Button>
    </Card>
  )
}
