import { useMemo, useState, type ComponentType } from 'react'
import { View } from '@tarojs/components'
import type { GoodsListItem } from '@mall/contract/diyComponents'
import type { GoodsRow } from '@mall/contract/goods'
import { useTexts as useApiTexts } from '@/api/texts'
import { useData } from '@/api/useData'
import { isOn } from '@/domain/decoration/pageValue'
import type { FaceOf } from '@/domain/goods/face'
import type { GoodsCardProps } from '@/domain/goods/card'
import type { Tapped } from '@/domain/quick-add/CartPicker'
import { useTexts } from '@/domain/quick-add/texts'
import { toast } from '@/session/toast'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { px } from '@/ui/theme/size'
import { useColours } from '@/ui/theme/useColours'
import { useInPieces } from '@/ui/useInPieces'
import styles from '../decorated.module.scss'
import { GoodsCell } from './GoodsCell'
import { goodsHeight, goodsLook, hiddenOf } from './goodsLook'
import { useQuestion } from './question'

interface Picked {
  Picker: ComponentType<{ tap: Tapped }>
  tap: Tapped
}

interface GoodsListProps {
  item: GoodsListItem
  Card: ComponentType<GoodsCardProps<GoodsRow>>
  face: FaceOf<GoodsRow>
}

/** Products in one of the looks, with what the operator shows of them. */
export function GoodsList({ item, Card, face }: GoodsListProps) {
  const { add } = useTexts()
  const colour = useColours()
  const look = goodsLook(item)
  const goods = useData('/api/goodssku/page', useQuestion(item), { silent: true })
  const [picked, pick] = useState<Picked>()
  const hide = useMemo(() => hiddenOf(item), [item])
  const all = goods.data?.list ?? []
  const drawn = useInPieces(all.length, 12)
  const rows = all.slice(0, drawn)
  const hasCart = isOn(item.isShowCart)
  const style = {
    marginTop: px(item.marginTop ?? 0),
    padding: `0 ${px(item.paddingLeftRight ?? 24)}`,
    background: colour(item.backgroundColor),
    minHeight: goods.loading || drawn < all.length ? px(goodsHeight(item)) : undefined,
  }
  // what it takes is fetched at the first tap
  const toCart = (tap: Tapped) =>
    import('@/domain/quick-add/CartPicker').then(
      ({ CartPicker }) => pick({ Picker: CartPicker, tap }),
      () => toast(useApiTexts.get().failed),
    )
  if (goods.data && rows.length === 0) return null
  return (
    <View className={`${styles.goods} ${styles[look]} ${hasCart ? styles.withCart : ''}`} style={style}>
      {rows.map((row) => (
        <GoodsCell key={row.sku_id} item={item}>
          <Card row={row} face={face} hide={hide} intro={isOn(item.isShowGoodSubTitle)} />
          {hasCart && row.stock > 0 && row.is_virtual !== 1 && (
            <Tap
              className={`${styles.toCart} t-quick-add`}
              label={add(row.goods_name)}
              onClick={(event) => toCart({ goods: row, event })}
            >
              <Icon name={Number(item.cartStyle) === 2 ? 'plus' : 'cart'} size={32} />
            </Tap>
          )}
        </GoodsCell>
      ))}
      {picked && <picked.Picker tap={picked.tap} />}
    </View>
  )
}
