import { useData } from '@/api/useData'
import { useAddon } from '@/session/boot'

/** The running spend-and-save that holds for the goods; undefined while asked, null when there is none. */
export function useManjian(goodsId: number | undefined) {
  const on = useAddon('manjian')
  const enabled = on && goodsId !== undefined && goodsId > 0
  return useData('/manjian/api/manjian/info', { goods_id: goodsId ?? 0 }, { enabled, silent: true }).data
}
