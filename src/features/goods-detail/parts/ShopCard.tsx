import { View } from '@tarojs/components'
import type { ShopBlock } from '@mall/contract/goods'
import { ContactButton } from '@/domain/chat/ContactButton'
import { FollowButton } from '@/domain/favourites/FollowButton'
import { ShopFace } from '@/domain/shop/ShopFace'
import { ShopScores } from '@/domain/shop/ShopScores'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { useTexts } from '../texts'
import styles from './ShopCard.module.scss'

/** Whose goods these are, how content shoppers were, and the ways to the shop. */
export function ShopCard({ shop, skuId }: { shop: ShopBlock; skuId: number }) {
  const texts = useTexts()
  const { site_id } = shop
  const shown = useOpenable(routes.shopHome)
  const isTold = useOpenable(routes.shopIntroduce)
  if (!shown) return null
  return (
    <Card>
      <ShopFace shop={shop} onClick={isTold ? () => void open(routes.shopIntroduce, { site_id }) : undefined}>
        <FollowButton siteId={site_id} />
      </ShopFace>
      <ShopScores shop={shop} />
      <View className={styles.ways}>
        <ContactButton siteId={site_id} about={{ sku_id: skuId }} size="small" kind="secondary" block />
        <Button
          className="t-visit-shop"
          size="small"
          kind="secondary"
          block
          onClick={() => open(routes.shopHome, { site_id })}
        >
          {texts.visit}
        </Button>
      </View>
    </Card>
  )
}
