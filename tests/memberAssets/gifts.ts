import assert from 'node:assert/strict'
import { makeGame } from '../games/making'
import { pages as games } from '../games/paths'
import { personOf, type Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { chooseNewAddress, newAddress } from '../shopping'
import { pages } from './paths'

const parcel = { express_company_name: '顺丰速运', express_no: 'SF20261126' }
const see = (phone: Phone, { token }: Person, id: number) => phone.fresh(`/${pages.gift}?id=${id}`, { token })

/** Wins a gift, and says where it goes. Answers its id. */
export async function winsGift(phone: Phone, who: Person): Promise<number> {
  const game = await makeGame(phone, 'turntable', {
    award: [{ award_name: '礼品大奖', award_type: 4, relate_id: 1, stock: 1, weight: 1 }],
  })
  await phone.fresh(`/${games.turntable}?id=${game}`, { token: who.token })
  await phone.tap('.t-draw')
  await phone.reads('.t-won', /^礼品大奖礼品「.+」/)
  await phone.picture('gift-won')
  await phone.tap('.t-prize-way')
  await phone.on(pages.gift)
  await phone.see('.t-gift-state-needsAddress')
  await phone.reads('.t-gift-address', /未选择时寄往您的默认地址/)
  await phone.picture('gift-needs-address')
  const [gift] = (await who.ask<{ list: { order_id: number }[] }>('/gift/api/giftorder/page')).list
  await assert.rejects(phone.wire.operate('/gift/send', { order_id: gift!.order_id, ...parcel }), /还没有收货地址/)

  await phone.told('收货地址已更新', () => chooseNewAddress(phone))
  await phone.on(pages.gift)
  await phone.reads('.t-gift-address', newAddress)
  await phone.see('.t-gift-state-waiting')
  return gift!.order_id
}

/** Won without an address, sent to the one that is chosen, with a number to copy. To nobody else it is shown. */
export async function gifts(phone: Phone, who: Person): Promise<void> {
  const id = await winsGift(phone, who)
  await phone.fresh(`/${pages.gifts}`, { token: who.token })
  await phone.reads('.t-gift', /待寄出×1$/)
  await phone.wire.operate('/gift/send', { order_id: id, ...parcel })
  await phone.tap('.t-gift')
  await phone.on(pages.gift)
  await phone.see('.t-gift-state-sent')
  await phone.reads('.t-gift-parcel', /顺丰速运运单号SF20261126/)
  await phone.reads('.t-gift-address', newAddress)
  assert.equal(await phone.count('.t-choose-address'), 0)
  await phone.told('复制成功', () => phone.tap('.t-copy-parcel'))
  assert.equal(await phone.copied(), parcel.express_no)
  await phone.picture('gift-sent')

  await see(phone, await personOf(phone.wire, '13800000004'), id)
  await phone.reads('.t-empty', /礼品订单不存在/)
  await phone.tap('.t-my-gifts')
  await phone.on(pages.gifts)
}
