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
import { Image } from '@/ui/Image'
import { SwipeCell } from '@/ui/SwipeCell'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
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
  const actions = [{ label: texts.unfollow, className: 't-unfollow', onClick: onRemove }]
  return (
    <View className={styles.row}>
      <SwipeCell actions={actions} className={styles.cell}>
        <Tap
          className={`${styles.shop} t-shop`}
          role="link"
          disabled={!shown}
          onClick={() => open(routes.shopHome, { site_id })}
        >
          <Image src={shop.logo} kind="shop" width={112} radius="m" />
          <View className={styles.words}>
            <View className={styles.head}>
              <View className={styles.name}>{shop.site_name}</View>
              {shop.is_own === 1 && <Tag look="fill">{faces.own}</Tag>}
            </View>
            <View className={styles.facts}>
              {faces.followers(shop.sub_num)}
              <View className={styles.dot} />
              {texts.score(shop.shop_desccredit)}
            </View>
            <View className={styles.intro}>{shop.seo_description}</View>
          </View>
          {shown && <View className={styles.enter}>{texts.enter}</View>}
        </Tap>
      </SwipeCell>
    </View>
  )
}
