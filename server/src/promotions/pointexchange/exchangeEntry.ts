import { phrase } from '../../words/phrases'

interface OfOrder {
  memberId: number
  order_id: number
  order_no: string
  at: number
}

/** What an exchange does to an account: `point` and `bill` take, `point:back` and `money` give. */
export const exchangeEntry = (
  { memberId, order_id, order_no, at }: OfOrder,
  cause: 'point' | 'point:back' | 'bill' | 'money',
) => ({
  ...{ memberId, ref: `exchange:${order_id}:${cause}`, fromType: 'pointexchange', typeTag: order_id, at },
  ...{ typeName: phrase('cause.pointexchange'), remark: phrase('account.exchange.remark', { order: order_no }) },
})
