import { create } from 'zustand'
import type { FenxiaoGoods } from '@mall/contract/fenxiao'
import { onNewEra } from '@/session/era'

/** collect_id by goods_id, of what was followed or dropped since lists were asked; 0 = dropped. */
const store = create<{ changed: ReadonlyMap<number, number> }>(() => ({ changed: new Map() }))
onNewEra(() => store.setState({ changed: new Map() }))

/** Both lists show it at once, whichever it was done in. */
export const noteFollowed = (goodsId: number, collectId: number): void =>
  store.setState(({ changed }) => ({ changed: new Map(changed).set(goodsId, collectId) }))

/** 0 = not followed */
export const useCollectId = ({ goods_id, is_collect, collect_id }: FenxiaoGoods): number =>
  store(({ changed }) => changed.get(goods_id) ?? (is_collect === 1 ? collect_id : 0))
