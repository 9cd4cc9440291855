import { View } from '@tarojs/components'
import type { FollowedShop } from '@mall/contract/shop'
import { call } from '@/api/call'
import { usePagedList } from '@/api/usePagedList'
import { KeptList, type KeptRowProps } from '@/domain/favourites/KeptList'
import { useFaceTexts } from '@/domain/shop/faceTexts'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { useIsMember } from '@/session/token'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { FaceRow } from '@/ui/FaceRow'
import { Image } from '@/ui/Image'
import { SwipeCard } from '@/ui/SwipeCard'
import { Tag } from '@/ui/Tag'
import styles from '../collection.module.scss'
import { useTexts } from '../texts'

const idOf = ({ site_id }: FollowedShop) => site_id

async function drop(ids: readonly number[]): Promise<void> {
  for (const site_id of ids) await call('/api/shopmember/delete', { site_id })
}

export function ShopsTab() {
  const texts = useTexts()
  const enabled = useIsMember()
  const list = usePagedList('/api/shopmember/membershoppages', {}, { enabled, rowKey: idOf })
  const street = useOpenable(routes.shopStreet)
  const empty = (
    <Empty text={texts.noShops} icon="shop">
      <Button className="t-to-street" onClick={() => void open(routes.shopStreet)}>
        {texts.toStreet}
      </Button>
    </Empty>
  )
  return (
    <KeptList
      className={styles.list}
      list={list}
      idOf={idOf}
      send={drop}
      Row={Row}
      empty={street ? empty : texts.noShops}
    />
  )
}

function Row({ row: shop, onRemove }: KeptRowProps<FollowedShop>) {
  const texts = useTexts()
  const faces = useFaceTexts()
  const shown = useOpenable(routes.shopHome)
  const { site_id } = shop
  return (
    <SwipeCard label={texts.unfollow} remove="t-unfollow" onRemove={onRemove}>
      <FaceRow
        className="t-shop"
        picture={<Image src={shop.logo} kind="shop" width={112} radius="m" />}
        name={shop.site_name}
        beside={shop.is_own === 1 && <Tag look="fill">{faces.own}</Tag>}
        end={shown && <View className={styles.enter}>{texts.enter}</View>}
        disabled={!shown}
        onClick={() => open(routes.shopHome, { site_id })}
      >
        <View className={styles.facts}>
          {faces.followers(shop.sub_num)}
          <View className={styles.dot} />
          {texts.score(shop.shop_desccredit)}
        </View>
        <View className={styles.intro}>{shop.seo_description}</View>
      </FaceRow>
    </SwipeCard>
  )
}
