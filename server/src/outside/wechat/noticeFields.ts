import { cutText } from '../../lib/cutText'

/** What subscribe messages tell of. */
export type Told = 'order' | 'goods' | 'amount' | 'company' | 'number' | 'reason' | 'room' | 'time'

/**
 * The fields of each moment's template in their order. WeChat numbers the fields of a template that is put together at its
 * desk; other names stand in MALL_WEAPP_TEMPLATES.
 */
export const noticeFields = {
  ORDER_PAY: { order: 'character_string1', goods: 'thing2', amount: 'amount3', time: 'time4' },
  ORDER_DELIVERY: {
    order: 'character_string1',
    goods: 'thing2',
    company: 'thing3',
    number: 'character_string4',
    time: 'time5',
  },
  ORDER_TAKE_DELIVERY: { order: 'character_string1', goods: 'thing2', time: 'time3' },
  ORDER_REFUND_AGREE: { order: 'character_string1', goods: 'thing2', time: 'time3' },
  ORDER_REFUND_REFUSE: { order: 'character_string1', goods: 'thing2', reason: 'thing3', time: 'time4' },
  USER_WITHDRAWAL_SUCCESS: { number: 'character_string1', amount: 'amount2', time: 'time3' },
  FENXIAO_WITHDRAWAL_SUCCESS: { number: 'character_string1', amount: 'amount2', time: 'time3' },
  FENXIAO_WITHDRAWAL_ERROR: { number: 'character_string1', amount: 'amount2', time: 'time3' },
  LIVE_START: { room: 'thing1', time: 'time2' },
} as const satisfies Record<string, Partial<Record<Told, string>>>

export type Moment = keyof typeof noticeFields

/** characters that WeChat takes of a field, by its kind; more is refused */
const lengths: Record<string, number> = { thing: 20, character_string: 32, amount: 11, phrase: 5, name: 10, number: 32 }

/** By field, as WeChat takes them; `renamed`: the names of the template's fields in the order of the moment's. */
export function fieldsOf(
  moment: string,
  told: Partial<Record<Told, string>>,
  renamed: readonly string[] = [],
): Record<string, string> {
  const fields = Object.entries<string>((noticeFields as Record<string, Record<string, string>>)[moment] ?? {})
  return Object.fromEntries(
    fields.map(([what, given], i) => {
      const field = renamed[i] ?? given
      return [field, fit(field, told[what as Told] ?? '')]
    }),
  )
}

/** WeChat refuses empty words and those that are too long. */
function fit(field: string, words: string): string {
  const kind = field.replace(/\d+$/, '')
  const plain = words.replace(/\s+/g, ' ').trim()
  // only signs of the keyboard
  const allowed = kind === 'character_string' ? plain.replace(/[^\x21-\x7e]/g, '') : plain
  const most = lengths[kind] ?? Infinity
  const cut = cutText(allowed, most, 'characters')
  return (cut !== allowed && kind === 'thing' ? `${cutText(allowed, most - 1, 'characters')}…` : cut) || '-'
}
