import { useMemo, type ComponentType } from 'react'
import { View } from '@tarojs/components'
import type { GoodsListItem } from '@mall/contract/diyComponents'
import type { GoodsRow } from '@mall/contract/goods'
import { useData } from '@/api/useData'
import { isOn } from '@/domain/decoration/pageValue'
import type { FaceOf } from '@/domain/goods/face'
import type { GoodsCardProps } from '@/domain/goods/card'
import { px } from '@/ui/theme/size'
import { useColours } from '@/ui/theme/useColours'
import { useInPieces } from '@/ui/useInPieces'
import { useLater } from '@/ui/useLater'
import styles from '../decorated.module.scss'
import { loadRare } from '../loadRare'
import { GoodsCell } from './GoodsCell'
import { goodsHeight, goodsLook, hiddenOf } from './goodsLook'
import { useQuestion } from './question'

interface GoodsListProps {
  item: GoodsListItem
  Card: ComponentType<GoodsCardProps<GoodsRow>>
  face: FaceOf<GoodsRow>
}

/** Products in one of the looks, with what the operator shows of them. */
export function GoodsList({ item, Card, face }: GoodsListProps) {
  const colour = useColours()
  const look = goodsLook(item)
  const goods = useData('/api/goodssku/page', useQuestion(item), { silent: true })
  const hide = useMemo(() => hiddenOf(item), [item])
  const all = goods.data?.list ?? []
  const drawn = useInPieces(all.length, 12, 12)
  const rows = all.slice(0, drawn)
  const hasCart = isOn(item.isShowCart)
  const cart = useLater(loadRare, hasCart)
  const style = {
    marginTop: px(item.marginTop ?? 0),
    padding: `0 ${px(item.paddingLeftRight ?? 24)}`,
    background: colour(item.backgroundColor),
    minHeight: goods.loading || drawn < all.length ? px(goodsHeight(item)) : undefined,
  }
  if (goods.data && rows.length === 0) return null
  return (
    <View className={`${styles.goods} ${styles[look]} ${hasCart ? styles.withCart : ''}`} style={style}>
      {rows.map((row) => (
        <GoodsCell key={row.sku_id} item={item}>
          <Card row={row} face={face} hide={hide} intro={isOn(item.isShowGoodSubTitle)} />
          {cart && <cart.ToCart row={row} icon={Number(item.cartStyle) === 2 ? 'plus' : 'cart'} />}
        </GoodsCell>
      ))}
    </View>
  )
}
