import { useState } from 'react'
import { View } from '@tarojs/components'
import type { GoodsDetail } from '@mall/contract/goods'
import { specsOf } from '@/domain/goods/parsed'
import { currentPrice } from '@/domain/price/money'
import { specText } from '@/domain/goods/specText'
import { Button } from '@/ui/Button'
import { Image } from '@/ui/Image'
import { Price } from '@/ui/Price'
import { Sheet } from '@/ui/Sheet'
import { Stepper } from '@/ui/Stepper'
import { Tap } from '@/ui/Tap'
import { useLasting } from '@/ui/useLasting'
import styles from '../goodsDetail.module.scss'
import { addToCart, boundsOf, buyNow, isSold } from '../purchase'
import { useTexts } from '../texts'

/** What the sheet was opened for; `both` shows both buttons. */
export type SheetAim = 'cart' | 'buy' | 'both'

interface SkuSheetProps {
  aim: SheetAim | undefined
  detail: GoodsDetail
  siteId: number
  switching: boolean
  onSwitch: (skuId: number) => void
  onClose: () => void
}

export function SkuSheet({ aim, detail, siteId, switching, onSwitch, onClose }: SkuSheetProps) {
  const texts = useTexts()
  const [wanted, want] = useState(1)
  const [sending, setSending] = useState(false)
  const { min, max, limited } = boundsOf(detail)
  const num = Math.max(min, Math.min(wanted, Math.max(min, max)))
  const chosen = specText(detail.sku_spec_format)
  // of a switch that is quick the buttons show nothing: they would flicker, and cost more than the sku itself
  const slow = useLasting(switching, 400)
  const off = slow || max < min || !isSold(detail)

  const act = async (work: () => Promise<unknown>) => {
    if (switching) return
    setSending(true)
    try {
      if ((await work()) !== false) onClose()
    } finally {
      setSending(false)
    }
  }
  const button = (kind: 'aux' | 'primary', name: string, label: string, run: () => Promise<unknown>) => (
    <Button key={name} className={name} kind={kind} block disabled={off} loading={sending} onClick={() => act(run)}>
      {max < min ? texts.soldOut : label}
    </Button>
  )
  const add = () => addToCart(detail, siteId, num, texts.added)
  const footer = (
    <View className={styles.pair}>
      {aim !== 'buy' && button(aim === 'cart' ? 'primary' : 'aux', 't-sheet-add', texts.add, add)}
      {aim !== 'cart' && button('primary', 't-sheet-buy', texts.buy, () => buyNow(detail, num))}
    </View>
  )
  return (
    <Sheet open={aim !== undefined} onClose={onClose} title={texts.choose} footer={footer} className="t-sku-sheet">
      <View className={styles.sheetBody}>
        <View className={styles.sheetHead}>
          <Image src={detail.sku_image} width={180} radius="m" alt={detail.sku_name} />
          <View className={styles.sheetWords}>
            <Price value={currentPrice(detail)} size="l" className="t-sku-price" />
            <View className={styles.dim}>{texts.stock(detail.stock, detail.unit)}</View>
            {chosen && (
              <View className={styles.dim}>
                {texts.chosen} {chosen}
              </View>
            )}
          </View>
        </View>
        {specsOf(detail.goods_spec_format).map((spec) => (
          <View key={spec.spec_id} className={styles.spec}>
            <View className={styles.specName}>{spec.spec_name}</View>
            <View className={styles.values}>
              {spec.value.map((value) => (
                <Tap
                  key={value.spec_value_id}
                  className={`${styles.value} ${value.selected ? styles.on : ''} t-spec-${value.spec_value_id}`}
                  role="radio"
                  checked={Boolean(value.selected)}
                  onClick={() => onSwitch(value.sku_id)}
                >
                  {value.spec_value_name}
                </Tap>
              ))}
            </View>
          </View>
        ))}
        <View className={styles.number}>
          <View className={styles.specName}>{texts.number}</View>
          <Stepper
            value={num}
            min={min}
            max={Math.max(min, max)}
            disabled={max < min}
            minReason={texts.minReason(min)}
            maxReason={limited ? texts.maxReason(detail.max_buy) : texts.stockReason(detail.stock)}
            onChange={want}
          />
        </View>
      </View>
    </Sheet>
  )
}
