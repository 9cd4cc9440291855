import { useRef } from 'react'
import type { FenxiaoGoods } from '@mall/contract/fenxiao'
import { call } from '@/api/call'
import { useMark, type Mark } from '@/domain/favourites/useMark'
import { noteFollowed, useCollectId } from './followed'
import { useTexts } from './texts'

/** Whether the distributor follows a product. */
export function useFollowGoods(goods: FenxiaoGoods): Mark {
  const texts = useTexts()
  const { goods_id, sku_id, site_id } = goods
  const collectId = useCollectId(goods)
  // of a choice that is sent right after another, before anything is drawn anew
  const known = useRef(collectId)
  known.current = collectId
  return useMark({
    state: { data: collectId > 0 ? 1 : 0, set: () => noteFollowed(goods_id, known.current) },
    change: async (on) => {
      if (on) known.current = await call('/fenxiao/api/goodscollect/add', { goods_id, sku_id, site_id })
      else {
        await call('/fenxiao/api/goodscollect/delete', { collect_id: known.current })
        known.current = 0
      }
    },
    told: texts.told,
  })
}
