import type { ExchangeDetail } from '@mall/contract/pointExchange'
import { plainMoney } from '@/domain/coupon/words'
import { isZero } from '@/domain/price/money'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Price } from '@/ui/Price'
import { RichContent } from '@/ui/RichContent'
import { View } from '@tarojs/components'
import styles from './detail.module.scss'
import { useTexts } from './texts'

/** The terms of a coupon, the amount of a red packet, the description of any. */
export function WhatItIs({ goods }: { goods: ExchangeDetail }) {
  const texts = useTexts()
  const html = goods.gift_desc || goods.content
  return (
    <>
      {goods.type === 2 && <CouponTerms goods={goods} />}
      {goods.type === 3 && (
        <CellGroup className="t-exchange-money">
          <Cell label={texts.money} note={texts.moneyNote}>
            <Price value={goods.balance} />
          </Cell>
        </CellGroup>
      )}
      {html && (
        <Card className="t-exchange-description">
          <View className={styles.heading} role="heading" aria-level={2}>
            {texts.description}
          </View>
          <RichContent html={html} />
        </Card>
      )}
    </>
  )
}

function CouponTerms({ goods: { money = '0.00', at_least = '0.00', use_scenario } }: { goods: ExchangeDetail }) {
  const texts = useTexts()
  return (
    <CellGroup title={texts.coupon} className="t-exchange-coupon">
      {!isZero(money) && (
        <Cell label={texts.worth} note={texts.couponNote}>
          <Price value={money} />
        </Cell>
      )}
      <Cell label={texts.condition} value={isZero(at_least) ? texts.anyAmount : texts.least(plainMoney(at_least))} />
      <Cell label={texts.scope} value={texts.scopes[use_scenario === 2 ? 'some' : 'all']} />
    </CellGroup>
  )
}
