import { useState } from 'react'
import { View } from '@tarojs/components'
import type { ComboRow } from '@mall/contract/combo'
import { useData } from '@/api/useData'
import { keepDraft } from '@/domain/checkout-draft/draft'
import { savedOf, times } from '@/domain/price/money'
import { ShareWays } from '@/domain/share/ShareWays'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { PriceBand } from '@/features/goods-detail/PriceBand'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Column } from '@/ui/Column'
import { Icon } from '@/ui/Icon'
import { OldPrice, Price } from '@/ui/Price'
import { Screen } from '@/ui/Screen'
import { Stepper } from '@/ui/Stepper'
import { Tap } from '@/ui/Tap'
import { comboStop, setsOf } from './combo'
import styles from './combo.module.scss'
import { OtherCombos } from './OtherCombos'
import { Parts } from './Parts'
import { useTexts } from './texts'

/** Several products for one price: what is in it, what it saves, and how many sets. */
export function ComboScreen() {
  const texts = useTexts()
  const { bl_id = 0 } = useParams(routes.comboDetail)
  const combo = useData('/bundling/api/bundling/detail', { bl_id }, { enabled: bl_id > 0 })
  const gone = (reason?: string) => <GoBrowsing text={reason || texts.gone} />
  return combo.data ? (
    <Shown combo={combo.data} />
  ) : (
    <Screen title={texts.title} data={bl_id > 0 ? combo : []} refused={gone}>
      {gone()}
    </Screen>
  )
}

function Shown({ combo }: { combo: ComboRow }) {
  const texts = useTexts()
  const [wanted, want] = useState(1)
  const { bl_id, bl_name, bl_price, goods_money, bundling_goods: parts, shipping_fee_type } = combo
  const most = setsOf(combo)
  const stop = comboStop(combo)
  const num = Math.max(1, Math.min(wanted, most))
  const saved = savedOf(goods_money, bl_price)
  const buy = () => {
    keepDraft('comboOrderCreateData', { bl_id, num })
    return open(routes.comboPayment)
  }
  const bar = (
    <View className={styles.bar}>
      <Tap className={`${styles.entry} t-home`} onClick={() => open(routes.home)}>
        <Icon name="home" size={44} />
        {texts.home}
      </Tap>
      <View className={styles.total}>
        {texts.total}
        <Price value={times(bl_price, num)} size="l" className="t-combo-total" />
      </View>
      {stop ? (
        <Button className="t-stop" kind="secondary" disabled>
          {texts[stop]}
        </Button>
      ) : (
        <Button className="t-buy-now" onClick={buy}>
          {texts.buy}
        </Button>
      )}
    </View>
  )
  return (
    <Screen
      title={texts.title}
      bottom={bar}
      right={
        <ShareWays
          card={{ title: bl_name, image: parts[0]?.sku_image ?? '', summary: texts.contains(parts.length) }}
          page={routes.comboDetail}
          params={{ bl_id }}
        />
      }
    >
      <PriceBand className="t-combo-head">
        <Price value={bl_price} size="xl" tone="inherit" className="t-price" />
        <View className={styles.beside}>
          <View>{texts.price}</View>
          {saved && <OldPrice value={goods_money} className={styles.old} />}
        </View>
        {saved && <View className={`${styles.saved} t-combo-saved`}>{texts.saves(saved)}</View>}
      </PriceBand>
      <Column>
        <Card>
          <View className={`${styles.name} t-combo-name`} role="heading" aria-level={2}>
            {bl_name}
          </View>
          <View className={styles.note}>
            {texts.contains(parts.length)} · {shipping_fee_type === 2 ? texts.free : texts.freight}
          </View>
        </Card>
        <Parts parts={parts} />
        <OtherCombos skuId={parts[0]?.sku_id ?? 0} except={bl_id} />
        <Card className={styles.sets}>
          <View>
            {texts.pieces}
            <View className={styles.note}>{stop ? texts[stop] : texts.stock(most)}</View>
          </View>
          <Stepper
            value={num}
            max={Math.max(1, most)}
            disabled={most < 1}
            maxReason={texts.most(most)}
            onChange={want}
          />
        </Card>
      </Column>
    </Screen>
  )
}
