import { ScrollView, View } from '@tarojs/components'
import type { Parcel } from '@mall/contract/order'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { CellGroup } from '@/ui/Cell'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import styles from '../logistics.module.scss'
import { useTexts } from '../texts'

/** What lies in the parcel, side by side. */
export function ParcelGoods({ goods }: { goods: Parcel['goods_list'] }) {
  const texts = useTexts()
  if (goods.length === 0) return null
  const pieces = goods.reduce((sum, { num }) => sum + num, 0)
  return (
    <CellGroup title={texts.inside} extra={<View className={styles.pieces}>{texts.pieces(pieces)}</View>}>
      <ScrollView scrollX enhanced showScrollbar={false} className={styles.goods}>
        <View className={styles.goodsRow}>
          {goods.map(({ sku_id, sku_name, sku_image, num }) => (
            <Tap
              key={sku_id}
              className={styles.goodsItem}
              role="link"
              label={sku_name}
              onClick={() => open(routes.goodsDetail, { sku_id })}
            >
              <Image src={sku_image} width={160} radius="m" />
              <View className={styles.num}>×{num}</View>
              <View className={`${styles.name} two-lines`}>{sku_name}</View>
            </Tap>
          ))}
        </View>
      </ScrollView>
    </CellGroup>
  )
}
