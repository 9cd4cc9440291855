import { useCallback, useRef, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { GoodsDetail } from '@mall/contract/goods'
import { media } from '@/platform/media/media'
import { fileUrl } from '@/session/baseUrl'
import { Image } from '@/ui/Image'
import { Price } from '@/ui/Price'
import { Sheet } from '@/ui/Sheet'
import { Stepper } from '@/ui/Stepper'
import { Tag } from '@/ui/Tag'
import { ordinaryOffer, type Offer } from './offer'
import { Refusal } from './Refusal'
import type { SpecChoice, ValueChoice } from './skuChoice'
import { SkuValues } from './SkuValues'
import styles from './SkuSheet.module.scss'
import { specText } from './specText'
import { useOutTexts } from './outTexts'
import { useTexts } from './pickerTexts'
import { useTexts as useCardTexts } from './texts'
import type { SkuChoosing } from './useSku'

interface SkuSheetProps {
  open: boolean
  sku: SkuChoosing
  /** without it that of the plain page */
  offer?: Offer
  onClose: () => void
  num: number
  onNum: (num: number) => void
  /** the buttons: SheetWays */
  footer: ReactNode
  /** between the values and the number */
  children?: ReactNode
}

/** Picture, price and stock of the chosen sku, its specs with their values, and how many. */
export function SkuSheet({ open, sku, offer: given, onClose, num, onNum, footer, children }: SkuSheetProps) {
  const texts = useTexts()
  const { detail } = sku
  const offer = given ?? (detail && ordinaryOffer(detail))
  // the same function for every render: the specs that did not change are not drawn again
  const pick = useRef(sku.pick)
  pick.current = sku.pick
  const onPick = useCallback((spec: SpecChoice, value: ValueChoice) => pick.current(spec, value), [])
  return (
    <Sheet open={open} onClose={onClose} title={texts.choose} footer={footer} className="t-sku-sheet">
      {detail && offer && (
        <View className={styles.body}>
          <Chosen detail={detail} offer={offer} />
          {sku.specs.map((spec) => (
            <SkuValues key={spec.specId} spec={spec} onPick={onPick} />
          ))}
          <View>
            <Refusal sku={sku} detail={detail} />
          </View>
          {children}
          <View className={styles.number}>
            <View className={styles.specName}>{texts.number}</View>
            <Num offer={offer} stock={detail.stock} num={num} onNum={onNum} />
          </View>
        </View>
      )}
    </Sheet>
  )
}

function Chosen({ detail, offer }: { detail: GoodsDetail; offer: Offer }) {
  const texts = useTexts()
  const cards = useCardTexts()
  const { afterCoupon } = useOutTexts()
  const chosen = specText(detail.sku_spec_format)
  const few = detail.stock > 0 && detail.stock < 10
  const look = () => media.preview({ urls: [fileUrl(detail.sku_image)], at: 0, label: detail.sku_name })
  return (
    <View className={styles.head}>
      <Image src={detail.sku_image} width={200} radius="m" alt={detail.sku_name} eager onClick={look} />
      <View className={styles.words}>
        <View className={styles.price}>
          {offer.priceName}
          <Price value={offer.price} size="l" className="t-sku-price" />
          {offer.afterCoupon && <Tag className="t-sku-after-coupon">{afterCoupon(offer.afterCoupon)}</Tag>}
        </View>
        <View className={`${few ? styles.few : styles.dim} t-stock`}>
          {few ? texts.nearlyGone(detail.stock, detail.unit) : cards.stock(detail.stock, detail.unit)}
        </View>
        {chosen && (
          <View className={`${styles.dim} t-chosen`}>
            {texts.chosen} {chosen}
          </View>
        )}
      </View>
    </View>
  )
}

interface NumProps {
  offer: Offer
  stock: number
  num: number
  onNum: (num: number) => void
}

function Num({ offer, stock, num, onNum }: NumProps) {
  const texts = useTexts()
  const { min, max, limited, limit } = offer
  return (
    <Stepper
      value={num}
      min={min}
      max={Math.max(min, max)}
      disabled={max < min}
      minReason={texts.minReason(min)}
      maxReason={limited ? texts.maxReason(limit) : texts.stockReason(stock)}
      onChange={onNum}
    />
  )
}
