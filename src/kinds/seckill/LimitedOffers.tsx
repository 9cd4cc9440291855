import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { GoodsRowCard } from '@/domain/goods/GoodsRowCard'
import { plainFace } from '@/domain/goods/plainFace'
import { useAddon } from '@/session/boot'
import styles from './seckill.module.scss'
import { useTexts } from './texts'

/** What is cheaper for a while without a slot; nothing where there is none. */
export function LimitedOffers({ siteId }: { siteId: number }) {
  const texts = useTexts()
  const params = { page: 1, page_size: 20, ...(siteId > 0 && { site_id: siteId }) }
  const offers = useData('/discount/api/goods/page', params, { enabled: useAddon('discount'), silent: true })
  const rows = offers.data?.list ?? []
  if (rows.length === 0) return null
  return (
    <View className={`${styles.offers} t-limited-offers`}>
      <View className={styles.offersName} role="heading" aria-level={2}>
        {texts.offers}
      </View>
      <View className={styles.offersNote}>{texts.offersNote}</View>
      {rows.map((row) => (
        <GoodsRowCard key={row.sku_id} className={styles.offer} row={row} face={plainFace} />
      ))}
    </View>
  )
}
