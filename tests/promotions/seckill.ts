import assert from 'node:assert/strict'
import type { Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { atPayment, openSheet, pays, sellsNothing } from './buying'
import { pages } from './paths'

interface Slot {
  id: number
  name: string
  seckill_start_time: number
  seckill_end_time: number
}
interface Row {
  id: number
  seckill_price: string
  goods_stock: number
  sale_num: number
}

const day = 86_400
/** s that a walk may take before the slot under it closes */
const room = 900

/** The slots of the day, and which of them is open, for a while to come. */
async function slotsOf(phone: Phone): Promise<{ slots: Slot[]; open: Slot }> {
  const slots = await phone.wire.ask<Slot[]>('/seckill/api/seckill/lists')
  const time = await phone.wire.ask<number>('/api/config/time')
  // midnight in Shanghai
  const second = (time + 8 * 3600) % day
  const open = slots.find((slot) => slot.seckill_start_time <= second && second < slot.seckill_end_time)
  assert.ok(open, 'no slot is open')
  const left = open.seckill_end_time - second
  if (left > room) return { slots, open }
  await phone.wire.operate('/dev/clock', { seconds: left + 1 })
  return slotsOf(phone)
}

const rowsOf = async (phone: Phone, slot: Slot) =>
  (await phone.wire.ask<{ list: Row[] }>('/seckill/api/seckillgoods/page', { seckill_id: slot.id })).list
const goods = '.t-list .t-goods'

/** The open slot sells to the end of the way; another one waits for its time. */
export async function seckill(phone: Phone, buyer: Person): Promise<void> {
  const { slots, open } = await slotsOf(phone)
  const rows = await rowsOf(phone, open)
  const at = rows.findIndex(({ goods_stock }) => goods_stock > 0)
  const { id, seckill_price, sale_num } = rows[at]!
  await phone.fresh(`/${pages.slots}`, { token: buyer.token })
  await phone.reads('.t-slot-hours', new RegExp(open.name))
  for (const slot of slots) await phone.reads(`.t-slot-${slot.id}`, slot === open ? /抢购中/ : /即将开始|明日再来/)
  await phone.until('its products', async () => (await phone.count(goods)) === rows.length)
  await phone.picture('seckills')
  await phone.tap(goods, at)
  await phone.on(pages.seckill)
  await phone.reads('.t-limited .t-price', `¥${seckill_price}`)
  await phone.reads('.t-limited', /秒杀价距结束\d/)
  await phone.see('.t-seckill-hours')
  await phone.picture('seckill')
  await openSheet(phone)
  await phone.tap('.t-sheet-buy')
  await atPayment(phone, pages.seckillPayment, seckill_price)
  await pays(phone, buyer, { promotion_type: 'seckill', promotion_id: id })
  assert.equal((await rowsOf(phone, open)).find((row) => row.id === id)?.sale_num, sale_num + 1)

  const other = slots.find((slot) => slot !== open)!
  await phone.open(`/${pages.slots}`)
  await phone.tap(`.t-slot-${other.id}`)
  await phone.reads('.t-slot-hours', new RegExp(other.name))
  await phone.until('its products', async () => (await phone.count(goods)) === (await rowsOf(phone, other)).length)
  await phone.picture('seckills-closed')
  await phone.tap(goods)
  await phone.on(pages.seckill)
  await phone.reads('.t-limited', /距开始\d/)
  await phone.picture('seckill-closed')
  await sellsNothing(phone, '活动还没开始')
}

/** An activity whose days are to come, and one whose days are over. */
export async function seckillOffDays(phone: Phone, buyer: Person): Promise<void> {
  for (const [id, why] of [
    [5, '活动还没开始'],
    [6, '活动已结束'],
  ] as const) {
    await phone.fresh(`/${pages.seckill}?seckill_id=${id}`, { token: buyer.token })
    await sellsNothing(phone, why)
  }
}
