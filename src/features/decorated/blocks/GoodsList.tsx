import { View } from '@tarojs/components'
import type { GoodsListItem } from '@mall/contract/diyComponents'
import { useData } from '@/api/useData'
import { GoodsCard } from '@/domain/goods/GoodsCard'
import { GoodsRowCard } from '@/domain/goods/GoodsRowCard'
import { GoodsTile } from '@/domain/goods/GoodsTile'
import { plainFace } from '@/domain/goods/plainFace'
import { px } from '@/ui/theme/size'
import styles from '../decorated.module.scss'
import { goodsHeight, goodsLook } from './goodsLook'
import { isOn } from '@/domain/decoration/pageValue'
import { useShownSite } from '../shopContext'
import { useColours } from '@/ui/theme/useColours'

export function GoodsList({ item }: { item: GoodsListItem }) {
  const colour = useColours()
  const site = useShownSite()
  const look = goodsLook(item)
  const count = item.goodsCount ?? 10
  const chosen = item.sources === 'diy' ? (item.goodsId ?? []) : []
  const goods = useData(
    '/api/goodssku/page',
    {
      page: 1,
      page_size: count,
      ...(site > 0 ? { site_id: site } : {}),
      ...(chosen.length > 0 ? { goods_id_arr: chosen.join(',') } : {}),
      ...(item.sources === 'category' && item.categoryId ? { category_id: item.categoryId } : {}),
    },
    { silent: true },
  )
  const rows = goods.data?.list ?? []
  const hide = {
    name: !isOn(item.isShowGoodName ?? 1),
    old: !isOn(item.isShowMarketPrice ?? 1),
    sold: !isOn(item.isShowGoodSaleNum ?? 1),
  }
  const style = {
    marginTop: px(item.marginTop ?? 0),
    padding: `0 ${px(item.paddingLeftRight ?? 24)}`,
    background: colour(item.backgroundColor),
    minHeight: goods.loading ? px(goodsHeight(item)) : undefined,
  }
  if (goods.data && rows.length === 0) return null
  const Card = look === 'rows' ? GoodsRowCard : look === 'tiles' ? GoodsTile : GoodsCard
  return (
    <View className={`${styles.goods} ${styles[look]}`} style={style}>
      {rows.map((row) => (
        <Card key={row.sku_id} className={styles.goodsCell} row={row} face={plainFace} hide={hide} />
      ))}
    </View>
  )
}
