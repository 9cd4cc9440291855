import { useState, type ReactNode } from 'react'
import { CallFailure } from '@/api/CallFailure'
import { shopsOf } from '@/domain/checkout-draft/shopsOf'
import { isZero } from '@/domain/price/money'
import { useMessageConsent } from '@/domain/message-consent/useMessageConsent'
import { maySellVirtual } from '@/domain/goods/virtualPay'
import { VirtualPayStop } from '@/domain/goods/VirtualPayStop'
import { askToSet } from '@/domain/wallet/askToSet'
import { PayPasswordSheet } from '@/domain/wallet/PayPasswordSheet'
import { back, open, openTarget } from '@/navigation/open'
import { routes } from '@/routes'
import { ask } from '@/ui/ask'
import { Button } from '@/ui/Button'
import { Column } from '@/ui/Column'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { isSent, type CheckoutKind, type Quote } from './CheckoutKind'
import { afterRefusal, offerAddresses } from './offerAddresses'
import { AddressCard } from './parts/AddressCard'
import { Breakdown } from './parts/Breakdown'
import { CartChanged } from './parts/CartChanged'
import { Foot } from './parts/Foot'
import { OwnMeans } from './parts/OwnMeans'
import { Shops } from './parts/Shops'
import { useTexts } from './texts'
import { useCheckout } from './useCheckout'

interface CheckoutScreenProps<Draft> {
  kind: CheckoutKind<Draft>
  /** what it is about, where the page's address names it */
  draft?: Draft
  /** in place of what the mall will not open, with its words */
  refused?: (words: string | undefined) => ReactNode
}

/** One checkout for all payment pages; a kind says what differs. */
export function CheckoutScreen<Draft>({ kind, draft, refused }: CheckoutScreenProps<Draft>) {
  const texts = useTexts()
  const words = kind.useWords?.() ?? texts
  const checkout = useCheckout(kind, draft)
  const { data } = checkout
  const [proving, setProving] = useState(false)
  const [agreed, agree] = useState(false)
  // where something is left to pay the cashier asks
  const consent = useMessageConsent(data && isZero(data.pay_money) ? momentOf(data) : undefined)

  if (checkout.missing) {
    return (
      <Screen title={words.title}>
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
      <Screen title={words.title} toTop={false}>
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
      const end = paid && (await kind.end?.(bill))
      if (end) await openTarget(end, { replace: true })
      else if (paid) await open(routes.payResult, { code: bill }, { replace: true })
      else await open(routes.cashier, { out_trade_no: bill }, { replace: true })
    } catch (failure) {
      if (failure instanceof CallFailure && failure.errorCode.startsWith('PAY_PASSWORD_')) throw failure
      if (failure instanceof CallFailure) await afterRefusal(failure, kind.page, texts)
      await checkout.refresh()
      if (payPassword !== undefined) throw failure
    }
  }
  // money of the wallet is taken with the pay password only
  const submit = async () => {
    // without one the server would take a default that was not shown
    if (data && !data.member_address && (isSent(data) || checkout.addressGone))
      return offerAddresses(
        checkout.addressGone
          ? { title: texts.addressGone, confirm: texts.pickAddress }
          : { title: texts.newAddress, confirm: texts.addAddress },
        kind.page,
        texts,
      )
    const byWallet = data && !isZero(data.balance_money)
    if (byWallet && data.member_account.is_pay_password === 0) return askToSet()
    if (data && kind.terms && !agreed) {
      if (!(await ask({ title: texts.agreeAsk, content: kind.terms.inShort(data), confirm: texts.agree }))) return
      agree(true)
    }
    if (!(await consent())) return
    return byWallet ? setProving(true) : create()
  }

  return (
    <Screen
      title={words.title}
      data={{ ...checkout, data: data ?? undefined }}
      refused={refused}
      bottom={
        data && (
          <Foot
            data={data}
            words={words}
            busy={checkout.busy}
            sending={checkout.sending}
            onSubmit={() => void submit()}
          />
        )
      }
      toTop={false}
    >
      {data && (
        <Column>
          <AddressCard
            data={data}
            shops={shopsOf(data)}
            gone={checkout.addressGone}
            back={kind.settled ? undefined : kind.page.path}
          />
          <CartChanged draft={kind.draft} data={data} />
          <Shops kind={kind} data={data} checkout={checkout} total={kind.useWords && words.total} />
          <OwnMeans data={data} deductions={checkout.deductions} />
          {kind.Payments && <kind.Payments data={data} />}
          <Breakdown data={data} />
          {kind.terms && <kind.terms.Tick data={data} agreed={agreed} onAgree={agree} />}
          <PayPasswordSheet open={proving} money={data.balance_money} pay={create} onClose={() => setProving(false)} />
        </Column>
      )}
    </Screen>
  )
}

/** Of what no shop sells the mall tells nothing. */
function momentOf(data: Quote) {
  if (data.given) return undefined
  return shopsOf(data).every(({ delivery }) => delivery.delivery_type === 'store') ? 'pickup' : 'order'
}
