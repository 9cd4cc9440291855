import { test } from 'node:test'
import { buyOverTwoShops, findStrawberries } from '../../shopping'
import { useMall, wire } from '../mall'
import { phoneOf } from '../phone'
import { Shopper } from '../shopper'

useMall()

test('a guest becomes a member on the way, through the link of a shop', async () => {
  const shopper = await Shopper.at('/pages/index/index/site_id?site_id=7')
  const phone = phoneOf(shopper, 'guest')
  await shopper.on('otherpages/shop/index/index')
  await findStrawberries(phone)
  const guest = { mobile: '13800000005', comesAsGuest: true, hasAddress: false, hasCoupon: false }
  await buyOverTwoShops(phone, guest)
  await shopper.done()
})

test('a member who was here before', async () => {
  const shopper = await Shopper.at('/', {}, { token: await wire().signIn('13800000001') })
  const phone = phoneOf(shopper, 'member')
  await findStrawberries(phone)
  const member = { mobile: '13800000001', comesAsGuest: false, hasAddress: true, hasCoupon: true }
  await buyOverTwoShops(phone, member)
  await shopper.done()
})
