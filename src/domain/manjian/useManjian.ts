import { useData } from '@/api/useData'
import { useAddon } from '@/session/boot'

/**
 * The running spend-and-save that holds for the goods; undefined while asked, null when there is none. The answer
 * tells the scope (`isFor`): where it is the whole shop's, a cart asks once per shop, with any goods of it.
 */
export function useManjian(goodsId: number | undefined) {
  const on = useAddon('manjian')
  const enabled = on && goodsId !== undefined && goodsId > 0
  return useData('/manjian/api/manjian/info', { goods_id: goodsId ?? 0 }, { enabled, silent: true }).data
}
