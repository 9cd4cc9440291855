import { fenxiaoEntryTypes } from '@mall/contract/promotionStatus'
import { accountCauses, refundReasons, refundTypes } from '@mall/contract/status'
import { said, type Language, type Words } from '@mall/contract/words'

/**
 * The server's own words that rows keep (wire/README section 3.1): a row holds the key and its values, and each reader
 * gets them in his language. A key is never renamed and never changes its meaning; `{name}` stands for a value.
 */
const own = {
  'account.order.point': said('积分抵扣', 'Points used'),
  'account.order.balance': said('余额支付', 'Paid with balance'),
  'account.order.pointBack': said('积分退回', 'Points returned'),
  'account.order.balanceBack': said('余额退回', 'Balance returned'),
  'account.order.remark': said('订单 {order}', 'Order {order}'),
  'account.register': said('注册奖励', 'Welcome reward'),
  'account.register.remark': said('新会员注册', 'New member'),
  'account.refund': said('订单退款', 'Order refund'),
  'account.refund.remark': said('订单 {order} 退款：{goods}', 'Refund of order {order}: {goods}'),
  'account.consume.remark': said('订单完成奖励', 'Reward for a completed order'),
  'account.recharge.remark': said('充值单 {order}', 'Top-up {order}'),
  'account.signin.remark': said('连续签到第 {day} 天', 'Day {day} in a row'),
  'account.upgrade': said('会员升级', 'Level up'),
  'account.upgrade.remark': said('升级为{level}', 'Reached {level}'),
  'account.presale.deposit': said('预售定金', 'Presale deposit'),
  'account.presale.final': said('预售尾款', 'Rest of a presale'),
  'account.presale.back': said('预售退回', 'Presale money returned'),
  'account.presale.remark': said('预售订单 {order}', 'Presale order {order}'),
  'account.exchange.remark': said('兑换单 {order}', 'Exchange {order}'),
  'account.withdraw.back': said('提现退回', 'Withdrawal returned'),
  'account.withdraw.remark': said('提现单 {number}', 'Withdrawal {number}'),
  'account.coupon': said('获得优惠券', 'Coupon received'),
  'account.withdraw.paid': said('提现到账', 'Withdrawal paid'),
  'account.present': said('活动赠送', 'Promotion gift'),
  'realname.wrongNumber': said(
    '身份证号不正确，请核对后重新提交',
    'The ID card number is wrong; please check it and send it again',
  ),
  'refund.by.platform': said('平台', 'Platform'),
  'refund.by.system': said('系统', 'System'),
  'refund.apply': said('申请{type}，金额 ¥{money}，原因：{reason}', 'Asked for: {type}, ¥{money}. Reason: {reason}'),
  'refund.change': said(
    '修改申请{type}，金额 ¥{money}，原因：{reason}',
    'Changed to: {type}, ¥{money}. Reason: {reason}',
  ),
  'refund.cancel': said('撤销了退款申请', 'Withdrew the refund request'),
  'refund.late': said('买家超时未处理，退款申请已撤销', 'The buyer did not act in time; the request was withdrawn'),
  'refund.agree': said('同意退款，等待转账', 'Agreed to the refund; waiting for the transfer'),
  'refund.agreeReturn': said('同意退货退款，请买家寄回商品', 'Agreed to the return; please send the goods back'),
  'refund.refuse': said('拒绝退款：{reason}', 'Refused the refund: {reason}'),
  'refund.sendBack': said('已寄回商品，{company} {number}', 'Sent the goods back: {company} {number}'),
  'refund.receive': said('已收到退回的商品，等待转账', 'Received the returned goods; waiting for the transfer'),
  'refund.transfer': said('退款 ¥{money}', 'Refunded ¥{money}'),
  'refund.transferBy': said('退款 ¥{money}（{ways}）', 'Refunded ¥{money} ({ways})'),
  'refund.way.balance': said('退回余额 ¥{money}', '¥{money} to the balance'),
  'refund.way.online': said('原路退回 ¥{money}', '¥{money} back the way it was paid'),
  'refund.way.offline': said('线下退回 ¥{money}', '¥{money} offline'),
  'refund.way.point': said('退回积分 {point}', '{point} points'),
  'complain.apply': said('申请平台维权，原因：{reason}', 'Asked the platform. Reason: {reason}'),
  'complain.cancel': said('撤销了平台维权', 'Withdrew the complaint'),
  'complain.agree': said('平台支持维权，由平台执行退款', 'The platform agreed and makes the refund'),
  'complain.refuse': said('平台拒绝维权', 'The platform refused the complaint'),
  'complain.refuseFor': said('平台拒绝维权：{reason}', 'The platform refused the complaint: {reason}'),
} as const satisfies Record<string, Words>

type Keyed<P extends string, T> = { [K in keyof T & (string | number) as `${P}.${K}`]: T[K] }
const keyed = <P extends string, T extends object>(prefix: P, table: T) =>
  Object.fromEntries(Object.entries(table).map(([key, words]) => [`${prefix}.${key}`, words])) as Keyed<P, T>

const phrases = {
  ...own,
  ...keyed('cause', accountCauses),
  ...keyed('fenxiao', fenxiaoEntryTypes),
  ...keyed('refundType', refundTypes),
  ...keyed('refundReason', refundReasons),
}

export type PhraseKey = keyof typeof phrases
type NamesIn<T extends string> = T extends `${string}{${infer N}}${infer Rest}` ? N | NamesIn<Rest> : never
type NamesOf<K extends PhraseKey> = NamesIn<(typeof phrases)[K][Language]>
type Value = string | number | Phrase | readonly Phrase[]

/** As a row keeps it, in JSON. */
export interface Phrase {
  key: PhraseKey
  values?: Readonly<Record<string, Value>>
}

/** `phrase('account.order.remark', { order: '2026…' })`: a value that the words name and that is missing does not compile. */
export const phrase = <K extends PhraseKey>(
  key: K,
  ...[values]: [NamesOf<K>] extends [never] ? [] : [Readonly<Record<NamesOf<K>, Value>>]
): Phrase => (values ? { key, values } : { key })

/** What a row keeps, in the reader's language; plain text is what somebody wrote and stays as it is. */
export function tell(kept: Phrase | string, language: Language): string {
  if (typeof kept === 'string') return kept
  const words: Words | undefined = phrases[kept.key]
  // a key of a newer process, while versions change
  if (!words) return ''
  return words[language].replace(/\{(\w+)\}/g, (_, name: string) => textOfValue(kept.values?.[name] ?? '', language))
}

const between = { zh: '，', en: ', ' } satisfies Words

function textOfValue(value: Value, language: Language): string {
  if (typeof value !== 'object') return String(value)
  const all: readonly Phrase[] = 'key' in value ? [value] : value
  return all.map((one) => tell(one, language)).join(between[language])
}
