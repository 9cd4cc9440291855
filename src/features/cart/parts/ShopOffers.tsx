import { useMemo } from 'react'
import { View } from '@tarojs/components'
import type { CartRow } from '@mall/contract/cart'
import { ManjianHint } from '@/domain/manjian/ManjianHint'
import { chosenOf, nextStep } from '@/domain/manjian/nextStep'
import { useManjian } from '@/domain/manjian/useManjian'
import { currentPrice } from '@/domain/price/money'
import { open } from '@/navigation/open'
import { isOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../cart.module.scss'
import { useTexts } from '../texts'

interface ShopOffersProps {
  siteId: number
  rows: readonly CartRow[]
  chosenIds: ReadonlySet<number>
  /** sku_id -> goods_id, which cart rows do not tell */
  goodsOf: ReadonlyMap<number, number>
}

/** The shop's spend-and-save: how little is missing, and the way to goods that make it up. */
export function ShopOffers({ siteId, rows, chosenIds, goodsOf }: ShopOffersProps) {
  const texts = useTexts()
  const info = useManjian(rows[0] && goodsOf.get(rows[0].sku_id))
  const chosen = useMemo(() => {
    if (!info) return { money: 0, count: 0 }
    const lines = rows.filter((row) => chosenIds.has(row.cart_id))
    return chosenOf(
      info,
      lines.map((row) => ({ goods_id: goodsOf.get(row.sku_id), price: currentPrice(row), num: row.num })),
    )
  }, [info, rows, chosenIds, goodsOf])
  if (!info || info.rule_json.length === 0) return null
  const more = nextStep(info.rule_json, info.type === 1 ? 1 : 0, chosen).next !== undefined
  const see = () =>
    isOpenable(routes.shopGoods, { site_id: siteId })
      ? open(routes.shopGoods, { site_id: siteId })
      : open(routes.goodsList, { site_id: siteId })
  return (
    <View className={styles.offers}>
      <ManjianHint info={info} chosen={chosen} className={styles.hint} />
      {more && (
        <Tap className={`${styles.makeUp} t-make-up`} role="link" onClick={see}>
          {texts.makeUp}
          <Icon name="arrow" size={22} />
        </Tap>
      )}
    </View>
  )
}
