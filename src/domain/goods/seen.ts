import { storage } from '@/platform/storage/storage'

interface Seen {
  goodsId: number
  skuId: number
}

const key = 'seen_goods'
const most = 20

const kept = (): Seen[] => {
  const list = storage.get<Seen[]>(key)
  return Array.isArray(list) ? list : []
}

/** Goods whose page was opened on this phone, the latest first, each once. */
export function rememberSeen(seen: Seen): void {
  storage.set(key, [seen, ...kept().filter(({ goodsId }) => goodsId !== seen.goodsId)].slice(0, most))
}

/** Skus of the goods seen before these. */
export const seenBefore = (goodsId: number): number[] =>
  kept()
    .filter((seen) => seen.goodsId !== goodsId)
    .map(({ skuId }) => skuId)
