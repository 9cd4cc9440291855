import type { OrderDetail } from '@mall/contract/order'
import { maySellVirtual } from '@/domain/goods/virtualPay'
import { ownWordsOf } from '@/domain/promotion/ownTarget'
import { heldByActivity, type Held } from '@/domain/order-status/heldByActivity'
import { useTexts } from './texts'
import { useTypeTexts } from './typeTexts'

type Told = Pick<OrderDetail, 'order_type' | 'order_status' | 'order_status_name' | 'promotion_status_name'> &
  Held &
  Partial<Pick<OrderDetail, 'virtual_goods' | 'pay_type'>>

/** The buyer pays offline, and the operator has not seen the money yet. */
export const waitsForTransfer = ({ order_status, pay_type }: Pick<Told, 'order_status' | 'pay_type'>): boolean =>
  order_status === 0 && pay_type === 'offlinepay'

/** State and note in the words of the order's type; virtual goods are "received" while they wait to be used. */
export function useStateWords(): (order: Told) => { word: string; note: string | undefined } {
  const texts = useTexts()
  const types = useTypeTexts()
  return (order) => {
    const { order_type: type, order_status: status, order_status_name: name, virtual_goods: codes } = order
    const usual = { word: texts.states[status] ?? name, note: texts.notes[status] }
    if (waitsForTransfer(order)) return { word: types.transferState, note: types.transferNote }
    if (heldByActivity(order)) return { word: order.promotion_status_name, note: ownWordsOf(order)?.waits }
    if (type === 2)
      return { word: types.states[status] ?? usual.word, note: status === 2 ? types.pickupStateNote : usual.note }
    if (type === 3)
      return { word: types.localStates[status] ?? usual.word, note: types.localNotes[status] ?? usual.note }
    if (type === 4 && status === 0 && !maySellVirtual()) return { ...usual, note: types.noIosPay }
    if (type !== 4 || status !== 4) return usual
    const used = codes && codes.every((code) => code.is_veirfy === 1)
    if (used) return { word: types.used, note: types.allUsed }
    return { word: types.virtualStates[4] ?? usual.word, note: types.virtualStateNote }
  }
}
