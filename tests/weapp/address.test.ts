import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leftOut } from './host'
import { useMini, type Mini } from './mini'

const open = useMini()
const told = { skip: leftOut.withoutSimulator }
const list = 'otherpages/member/address/address'
const form = 'otherpages/member/address_edit/address_edit'

interface Row {
  id: number
  name: string
  address: string
  full_address: string
  is_default: number
  type: number
}
const rows = async (mini: Mini) => (await mini.ask<{ list: Row[] }>('/api/memberaddress/page', { page_size: 50 })).list
async function begin(path: string): Promise<Mini> {
  const mini = open()
  const token = await mini.wire.signIn('13800000001')
  await mini.fresh({ path, stored: { token } })
  await mini.on(path.split('?')[0]!)
  return mini
}

test('an address comes from the book of WeChat, and is chosen for the checkout below', told, async () => {
  const mini = await begin(`${list}?back=${encodeURIComponent('/pages/order/payment/payment')}`)
  await mini.see('.t-address')
  const before = await rows(mini)
  await mini.host.control.scenario({ address: 'cancel' })
  await mini.tap('.t-import-address')
  await mini.settled()
  assert.equal((await rows(mini)).length, before.length)

  const region = { provinceName: '浙江省', cityName: '杭州市', countyName: '滨江区' }
  const address = { userName: '林晚', telNumber: '13800000009', ...region, detailInfo: '江南大道 228 号' }
  await mini.host.control.scenario({ address })
  await mini.tap('.t-import-address')
  await mini.until('the address', async () => (await mini.count('.t-address')) === before.length + 1)
  const [imported] = (await rows(mini)).filter(({ name }) => name === '林晚')
  assert.equal(imported?.full_address, '浙江省-杭州市-滨江区')
  assert.equal(imported?.address, '江南大道 228 号')
  await mini.picture('address-list')
  mini.fine()
})

test('a refused book says how to allow it', told, async () => {
  const mini = await begin(list)
  await mini.see('.t-address')
  await mini.host.control.scenario({ scopes: { 'scope.address': 'deny' } })
  const before = (await rows(mini)).length
  await mini.tap('.t-import-address')
  await mini.until('the words', async () => ((await mini.measured()).calls.showModal ?? 0) === 1)
  assert.equal((await rows(mini)).length, before)
  await mini.host.control.scenario({ scopes: {} })
  mini.fine()
})

test('a pasted text and a place of the map make a located address', told, async () => {
  const mini = await begin(form)
  const location = { latitude: 30.2592, longitude: 120.1303, name: '西湖文化广场', address: '杭州市西湖区' }
  await mini.host.control.scenario({ location: 'cancel' })
  await mini.tap('.t-choose-point')
  await mini.settled()
  await mini.type('.t-paste', '宋知夏 13800000019 浙江省杭州市拱墅区台州路2号')
  await mini.tap('.t-read-paste')
  await mini.reads('.t-region', /浙江省杭州市拱墅区/)
  await mini.host.control.scenario({ location })
  await mini.tap('.t-choose-point')
  await mini.reads('.t-region', /浙江省杭州市西湖区/)
  await mini.reads('.t-point', /已在地图上选定/)
  await mini.picture('address-form')
  await mini.tap('.t-save-address')
  await mini.until('the address', async () => (await rows(mini)).some(({ name }) => name === '宋知夏'))
  const [made] = (await rows(mini)).filter(({ name }) => name === '宋知夏')
  assert.deepEqual([made?.type, made?.address, made?.full_address], [2, '台州路2号', '浙江省-杭州市-西湖区'])
  const kept = await mini.ask<{ latitude: string; longitude: string }>('/api/memberaddress/info', { id: made!.id })
  assert.deepEqual([kept.latitude, kept.longitude], ['30.2592', '120.1303'])
  mini.fine()
})

test('a location is shown on the map of the phone', told, async () => {
  const place = 'latitude=30.2592&longitude=120.1303&name=%E9%97%A8%E5%BA%97&address=%E6%96%87%E4%B8%89%E8%B7%AF'
  const mini = await begin(`otherpages/system/open-location/open-location?${place}`)
  await mini.reads('.t-place-name', '门店')
  await mini.picture('open-location')
  await mini.tap('.t-lead-there')
  await mini.until('the map', async () => ((await mini.measured()).calls.openLocation ?? 0) === 1)
  mini.fine()
})
