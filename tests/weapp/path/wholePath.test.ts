import { test } from 'node:test'
import { buyOverTwoShops, findStrawberries } from '../../shopping'
import { useMini } from '../mini'
import { phoneOf } from '../phone'

const open = useMini()

test('a guest becomes a member on the way, through the link of a shop', async () => {
  const mini = open()
  const phone = phoneOf(mini, 'guest')
  await mini.fresh({ path: 'pages/index/index/site_id?site_id=7' })
  await mini.on('otherpages/shop/index/index')
  await findStrawberries(phone)
  const guest = { mobile: '13800000005', comesAsGuest: true, hasAddress: false, hasCoupon: false }
  await buyOverTwoShops(phone, guest)
  mini.fine()
})

test('a member who was here before', async () => {
  const mini = open()
  const phone = phoneOf(mini, 'member')
  await mini.fresh({ stored: { token: await mini.wire.signIn('13800000001') } })
  await mini.on('pages/index/index/index')
  await findStrawberries(phone)
  const member = { mobile: '13800000001', comesAsGuest: false, hasAddress: true, hasCoupon: true }
  await buyOverTwoShops(phone, member)
  mini.fine()
})
