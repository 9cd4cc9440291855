import { useState } from 'react'
import { View } from '@tarojs/components'
import type { CheckoutData } from '@mall/contract/checkout'
import { CallFailure } from '@/api/CallFailure'
import { isZero } from '@/domain/price/money'
import { useMessageConsent } from '@/domain/message-consent/useMessageConsent'
import { maySellVirtual } from '@/domain/goods/virtualPay'
import { VirtualPayStop } from '@/domain/goods/VirtualPayStop'
import { askToSet } from '@/domain/purse/askToSet'
import { PayPasswordSheet } from '@/domain/purse/PayPasswordSheet'
import { back, open } from '@/navigation/open'
import { routes, type Route } from '@/routes'
import { ask } from '@/ui/ask'
import { Button } from '@/ui/Button'
import { Column } from '@/ui/Column'
import { Empty } from '@/ui/Empty'
import { Price } from '@/ui/Price'
import { Screen } from '@/ui/Screen'
import { isSent, shopsOf, type CheckoutKind } from './CheckoutKind'
import styles from './checkout.module.scss'
import { AddressCard } from './parts/AddressCard'
import { Breakdown } from './parts/Breakdown'
import { CartChanged } from './parts/CartChanged'
import { OwnMeans } from './parts/OwnMeans'
import { ShopSection } from './parts/ShopSection'
import { useTexts } from './texts'
import { useCheckout } from './useCheckout'

/** One checkout for all payment pages; a kind says what differs. */
export function CheckoutScreen<Draft>({ kind }: { kind: CheckoutKind<Draft> }) {
  const texts = useTexts()
  const checkout = useCheckout(kind)
  const { data } = checkout
  const [proving, setProving] = useState(false)
  // where something is left to pay the cashier asks
  const consent = useMessageConsent(data && isZero(data.pay_money) ? momentOf(data) : undefined)

  if (checkout.missing) {
    return (
      <Screen title={texts.title}>
        <Empty text={texts.gone} note={texts.goneNote} icon="order">
          <Button className="t-to-cart" onClick={() => open(kind.from)}>
            {kind.fromCart ? texts.toCart : texts.toGoods}
          </Button>
        </Empty>
      </Screen>
    )
  }

  if (data?.is_virtual === 1 && !maySellVirtual()) {
    return (
      <Screen title={texts.title} toTop={false}>
        <VirtualPayStop>
          <Button className="t-back-to-goods" onClick={() => back()}>
            {texts.back}
          </Button>
        </VirtualPayStop>
      </Screen>
    )
  }

  const create = async (payPassword?: string) => {
    try {
      const bill = await checkout.submit(payPassword)
      const paid = data && isZero(data.pay_money)
      if (paid) await open(routes.payResult, { code: bill }, { replace: true })
      else await open(routes.cashier, { out_trade_no: bill }, { replace: true })
    } catch (failure) {
      if (failure instanceof CallFailure && failure.errorCode.startsWith('PAY_PASSWORD_')) throw failure
      if (failure instanceof CallFailure) await afterRefusal(failure, kind.page, texts)
      await checkout.refresh()
      if (payPassword !== undefined) throw failure
    }
  }
  // money of the purse is taken with the pay password only
  const submit = async () => {
    // without one the server would take a default that was not shown
    if (data && !data.member_address && (isSent(data) || checkout.addressGone))
      return offerAddresses(checkout.addressGone ? texts.addressGone : texts.chooseAddress, kind.page, texts)
    const byPurse = data && !isZero(data.balance_money)
    if (byPurse && data.member_account.is_pay_password === 0) return askToSet()
    if (!(await consent())) return
    return byPurse ? setProving(true) : create()
  }

  const footer = data && (
    <View className={styles.footer}>
      <View className={styles.total}>
        <View className={styles.pieces}>{texts.pieces(data.goods_num)}</View>
        <View className={styles.sum}>
          {texts.total}
          <Price value={data.pay_money} size="l" className={checkout.busy ? styles.busy : 't-pay-money'} />
        </View>
      </View>
      <Button className="t-submit-order" loading={checkout.sending} disabled={checkout.busy} onClick={submit}>
        {texts.submit}
      </Button>
    </View>
  )

  return (
    <Screen title={texts.title} data={{ ...checkout, data: data ?? undefined }} bottom={footer} toTop={false}>
      {data && (
        <Column>
          <AddressCard data={data} shops={shopsOf(data)} gone={checkout.addressGone} back={kind.page.path} />
          <CartChanged draft={kind.draft} data={data} />
          {shopsOf(data).map((shop) => (
            <ShopSection
              key={shop.site_id}
              shop={shop}
              promotion={kind.promotion}
              coupons={kind.shopCoupons ? (checkout.offered[shop.site_id] ?? []) : undefined}
              couponId={checkout.choices.coupons[shop.site_id] ?? 0}
              message={checkout.choices.messages[shop.site_id] ?? ''}
              address={data.member_address}
              invoice={checkout.choices.invoices[shop.site_id]}
              onInvoice={(wish) => checkout.deductions.chooseInvoice(shop.site_id, wish)}
              ways={checkout.ways[shop.site_id] ?? []}
              wish={checkout.choices.deliveries[shop.site_id]}
              page={kind.page.path}
              onWish={(wish) => checkout.chooseDelivery(shop.site_id, wish)}
              onCoupon={(couponId) => checkout.chooseCoupon(shop.site_id, couponId)}
              onMessage={(words) => checkout.write(shop.site_id, words)}
            />
          ))}
          <OwnMeans data={data} deductions={checkout.deductions} />
          <Breakdown data={data} />
          <PayPasswordSheet open={proving} money={data.balance_money} pay={create} onClose={() => setProving(false)} />
        </Column>
      )}
    </Screen>
  )
}

const momentOf = (data: CheckoutData) =>
  shopsOf(data).every(({ delivery }) => delivery.delivery_type === 'store') ? 'pickup' : 'order'

/** 10 and 12: the address is not served (README section 6). */
async function afterRefusal({ data }: CallFailure, page: Route, texts: ReturnType<typeof useTexts>): Promise<void> {
  const code = (data as { error_code?: number } | null)?.error_code
  if (code !== 10 && code !== 12) return
  // 12 comes from local delivery, which wants an address on the map
  await offerAddresses(texts.noDelivery, page, texts, code === 12)
}

async function offerAddresses(title: string, page: Route, texts: ReturnType<typeof useTexts>, local = false) {
  const change = await ask({ title, confirm: texts.setAddress, cancel: texts.later })
  if (change) await open(routes.addresses, { back: page.path, ...(local && { local: '1' }) })
}
