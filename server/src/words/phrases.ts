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
  'account.upgrade': said('会员升级', 'Level up'),
  'account.upgrade.remark': said('升级为{level}', 'Reached {level}'),
  'account.present': said('活动赠送', 'Promotion gift'),
} as const satisfies Record<string, Words>

type Keyed<P extends string, T> = { [K in keyof T & (string | number) as `${P}.${K}`]: T[K] }
const keyed = <P extends string, T extends object>(prefix: P, table: T) =>
  Object.fromEntries(Object.entries(table).map(([key, words]) => [`${prefix}.${key}`, words])) as Keyed<P, T>

const phrases = {
  ...own,
  ...keyed('cause', accountCauses),
  ...keyed('refundType', refundTypes),
  ...keyed('refundReason', refundReasons),
}

export type PhraseKey = keyof typeof phrases
type NamesIn<T extends string> = T extends `${string}{${infer N}}${infer Rest}` ? N | NamesIn<Rest> : never
type NamesOf<K extends PhraseKey> = NamesIn<(typeof phrases)[K][Language]>
type Value = string | number | Phrase

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
  return words[language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = kept.values?.[name] ?? ''
    return typeof value === 'object' ? tell(value, language) : String(value)
  })
}
