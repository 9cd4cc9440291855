import { call } from '@/api/call'
import { useData } from '@/api/useData'
import { useIsMember } from '@/session/token'
import { passToGoodsCircle } from './goodsCircle'
import { useTexts } from './texts'
import { useMark, type Mark } from './useMark'

interface Wanted {
  goods_id: number
  /** the sku shown when it was collected */
  sku_id: number
  site_id?: number
}

/** Whether the member has collected a goods; ids of 0 while they are on their way. */
export function useFavourite({ goods_id, sku_id, site_id }: Wanted): Mark {
  const texts = useTexts()
  const enabled = useIsMember() && goods_id > 0
  return useMark({
    state: useData('/api/goodscollect/iscollect', { goods_id }, { enabled, silent: true }),
    change: async (on) => {
      if (!on) return call('/api/goodscollect/delete', { goods_id })
      await call('/api/goodscollect/add', { sku_id, goods_id, ...(site_id ? { site_id } : {}) })
      void passToGoodsCircle(goods_id)
    },
    told: { on: texts.collected, off: texts.dropped },
  })
}
