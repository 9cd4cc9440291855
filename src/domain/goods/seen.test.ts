import { storage } from '@/platform/storage/storage'
import { rememberSeen, seenBefore } from './seen'

const see = (goodsId: number, skuId = goodsId * 10) => rememberSeen({ goodsId, skuId })

beforeEach(() => storage.remove('seen_goods'))

test('the latest come first, each goods once by its latest sku, without the one that is shown', () => {
  see(1)
  see(2)
  see(3)
  see(1, 11)
  expect(seenBefore(3)).toEqual([11, 20])
  expect(seenBefore(9)).toEqual([11, 30, 20])
})

test('twenty are kept', () => {
  for (let id = 1; id <= 30; id++) see(id)
  expect(seenBefore(30)).toHaveLength(19)
  expect(seenBefore(30)[0]).toBe(290)
})

test('what is broken counts as nothing', () => {
  storage.set('seen_goods', 'x')
  expect(seenBefore(1)).toEqual([])
  see(2)
  expect(seenBefore(1)).toEqual([20])
})
