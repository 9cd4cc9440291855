import type { LiveGoods, LiveRoom } from '@mall/contract/content'

/** live_status: the others are told by their names */
export const states = { live: 101, waits: 102, ended: 103 } as const

/** The goods of a room; none when their text cannot be read. */
export function goodsOf({ goods }: LiveRoom): LiveGoods[] {
  try {
    const list: unknown = JSON.parse(goods)
    return Array.isArray(list) ? list.filter((one): one is LiveGoods => typeof one === 'object' && one !== null) : []
  } catch {
    return []
  }
}
