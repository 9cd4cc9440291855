import { ScrollView, View } from '@tarojs/components'
import type { RankListItem } from '@mall/contract/diyComponents'
import { useData } from '@/api/useData'
import { useTexts } from '@/domain/goods/texts'
import { currentPrice } from '@/domain/price/money'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Image } from '@/ui/Image'
import { Price } from '@/ui/Price'
import { Tap } from '@/ui/Tap'
import { useShownSite } from '../shopContext'
import { countOf } from './goodsLook'
import styles from './later.module.scss'

/** What sells best, in a row to be pushed aside; the first three stand out (home-and-diy section 4: by sale_num). */
export function RankList({ item }: { item: RankListItem }) {
  const texts = useTexts()
  const site = useShownSite()
  const chosen = item.goodsId ?? []
  const { data } = useData(
    '/api/goodssku/page',
    {
      page: 1,
      page_size: countOf(item),
      order: 'sale_num',
      sort: 'desc',
      ...(site > 0 ? { site_id: site } : {}),
      ...(chosen.length > 0 ? { goods_id_arr: chosen.join(',') } : {}),
      ...(item.categoryId ? { category_id: item.categoryId, category_level: item.categoryLevel ?? 1 } : {}),
    },
    { silent: true },
  )
  const rows = data?.list ?? []
  if (rows.length === 0) return null
  return (
    <ScrollView className={styles.strip} scrollX enhanced showScrollbar={false}>
      <View className={styles.row}>
        {rows.map((goods, i) => (
          <Tap
            key={goods.sku_id}
            className={`${styles.ranked} t-goods`}
            role="link"
            onClick={() => open(routes.goodsDetail, { sku_id: goods.sku_id })}
          >
            <Image src={goods.sku_image} width={216} />
            <View className={`${styles.place} ${i < 3 ? styles.top : ''}`}>{i + 1}</View>
            <View className={styles.words}>
              <View className={styles.name}>{goods.goods_name}</View>
              <View className={styles.sold}>{texts.sold(goods.sale_num)}</View>
              <Price value={currentPrice(goods)} size="s" />
            </View>
          </Tap>
        ))}
      </View>
    </ScrollView>
  )
}
