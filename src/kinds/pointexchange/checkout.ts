import type { ExchangeData } from '@mall/contract/checkout'
import { call } from '@/api/call'
import { questionRead } from '@/api/question'
import { cents, yuan } from '@/domain/price/money'
import { addressParam, type CheckoutKind, type Quote } from '@/features/checkout/CheckoutKind'
import type { Target } from '@/navigation/address'
import { routes, type Route } from '@/routes'
import { useOrderTexts } from './orderTexts'
import { useTexts } from './texts'

export interface ExchangeDraft {
  id: number
  /** pieces */
  num: number
}

const none = '0.00'
/** What never stands in an exchange (checkout-and-pay.md section 1). */
const notTaken = {
  ...{ promotion_money: none, coupon_money: none, platform_coupon_money: none, point_money: none },
  ...{ invoice_money: none, invoice_delivery_money: none, adjust_money: none, balance_money: none },
  ...{ point: 0, platform_coupon_id: 0, is_virtual: 0 as const, shop_goods_list: {} },
  point_config: { is_use: 0 as const, point_exchange_rate: 0, point_max_share: 0, max_point: 0, max_point_money: none },
}

/** In the form of every checkout. */
export function quoteOf(data: ExchangeData): Quote {
  const { exchange_info: thing, point, price, num, delivery_price, member_account, member_address } = data
  const word = useOrderTexts.get().types[thing.type]
  return {
    ...notTaken,
    ...{ goods_money: yuan(cents(price) - cents(delivery_price)), delivery_money: delivery_price },
    ...{ order_money: price, pay_money: price, goods_num: num, member_account, member_address },
    given: { name: thing.name, image: thing.image, word, point, isSent: thing.type === 1 },
  }
}

/** With nothing left to pay it is done: what has become of it stands on its own page. */
async function resultOf(out_trade_no: string): Promise<Target | undefined> {
  const bill = await call('/api/pay/info', { out_trade_no }, { silent: true }).catch(() => undefined)
  const order_id = bill?.order_ids[0]
  return order_id ? { route: routes.pointResult as Route, query: { order_id: String(order_id) } } : undefined
}

export const pointexchange: CheckoutKind<ExchangeDraft> = {
  draft: 'exchangeOrderCreateData',
  page: routes.pointPayment,
  from: routes.pointList,
  shopCoupons: false,
  addressApart: true,
  useWords: () => useTexts().payment,
  open: ({ id, num }) => questionRead('/pointexchange/api/ordercreate/payment', { id, num }, quoteOf),
  create({ id, num }, { addressId, messages }) {
    const [buyer_message] = Object.values(messages)
    return {
      path: '/pointexchange/api/ordercreate/create',
      params: { id, num, ...addressParam(addressId), ...(buyer_message && { buyer_message }) },
    }
  },
  end: resultOf,
}
