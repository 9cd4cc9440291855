import { host } from '@/platform/host/host'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { passToGoodsCircle } from './goodsCircle'

jest.mock('@/platform/network/network')
jest.mock('@/platform/host/host')
const mall = network as unknown as FakeNetwork
const here = host as unknown as { appType: string }
const [config, sync] = ['/goodscircle/api/config/info', '/goodscircle/api/goods/sync']

beforeEach(() => {
  mall.reset()
  here.appType = 'weapp'
  mall.on(config, { data: { is_use: 1 } })
  mall.on(sync, { data: null })
})

test('the mini-program passes on what is liked', async () => {
  await passToGoodsCircle(7)
  expect(mall.to(sync)).toMatchObject([{ params: { goods_id: '7' } }])
})

test('not where the mall takes no part, nor from a browser', async () => {
  mall.on(config, { data: { is_use: 0 } })
  await passToGoodsCircle(7)
  here.appType = 'h5'
  await passToGoodsCircle(7)
  expect([mall.to(config).length, mall.to(sync).length]).toEqual([1, 0])
})

test('what fails there fails untold', async () => {
  mall.on(sync, new NetworkFault('network'))
  await expect(passToGoodsCircle(7)).resolves.toBeUndefined()
})
