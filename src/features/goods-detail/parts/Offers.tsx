import { useState } from 'react'
import { View } from '@tarojs/components'
import type { GoodsDetail, GoodsPromotion } from '@mall/contract/goods'
import { GoodsCoupons } from '@/domain/coupon/GoodsCoupons'
import { ManjianTag, ManjianWords } from '@/domain/manjian/ManjianHint'
import { ManjianOffers } from '@/domain/manjian/ManjianOffers'
import { chosenOf } from '@/domain/manjian/nextStep'
import { useManjian } from '@/domain/manjian/useManjian'
import { currentPrice } from '@/domain/price/money'
import { isOpenable } from '@/navigation/openable'
import { openTarget } from '@/navigation/open'
import { useBoot } from '@/session/boot'
import { LabelRow } from '@/ui/LabelRow'
import { Sheet } from '@/ui/Sheet'
import { Tag } from '@/ui/Tag'
import { useNames } from '@/domain/promotion/nameTexts'
import { promotionTarget } from '@/domain/promotion/promotionTarget'
import { useTexts } from '@/domain/promotion/texts'
import styles from './Offers.module.scss'

/** Coupons, spend-and-save and the running promotions of a goods; nothing where there are none. */
export function Offers({ detail, siteId }: { detail: GoodsDetail; siteId: number }) {
  return (
    <View className={styles.offers}>
      <GoodsCoupons siteId={siteId} goodsId={detail.goods_id} />
      <Manjian detail={detail} />
      {detail.goods_promotion.map((promotion, i) => (
        <Promotion key={i} promotion={promotion} detail={detail} />
      ))}
    </View>
  )
}

/** What buying one would save and how much more it takes; all steps in a sheet. */
function Manjian({ detail }: { detail: GoodsDetail }) {
  const [open, setOpen] = useState(false)
  const info = useManjian(detail.goods_id)
  if (!info || info.rule_json.length === 0) return null
  const line = { goods_id: detail.goods_id, price: currentPrice(detail), num: 1 }
  return (
    <>
      <LabelRow className="t-goods-manjian" label={<ManjianTag info={info} />} onClick={() => setOpen(true)}>
        <ManjianWords info={info} chosen={chosenOf(info, [line])} />
      </LabelRow>
      <Sheet open={open} onClose={() => setOpen(false)} title={info.manjian_name}>
        <View className={styles.steps}>
          <ManjianOffers info={info} />
        </View>
      </Sheet>
    </>
  )
}

function Promotion({ promotion, detail }: { promotion: GoodsPromotion; detail: GoodsDetail }) {
  const texts = useTexts()
  const names = useNames()
  const target = promotionTarget(promotion, detail)
  const openable = useBoot(() => target !== undefined && isOpenable(target.route))
  if (!target || !openable) return null
  const kind = promotion.promotion_type
  return (
    <LabelRow
      className={`t-promotion-${kind}`}
      label={<Tag look="line">{names[kind]}</Tag>}
      role="link"
      onClick={() => void openTarget(target)}
    >
      <View className={styles.words}>{texts.notes[kind]}</View>
    </LabelRow>
  )
}
