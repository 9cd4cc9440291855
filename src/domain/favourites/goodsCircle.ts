import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { host } from '@/platform/host/host'

const silent = { silent: true } as const

/** Makes a product that is liked known to WeChat's goods circle, where the mall takes part in it. Nobody waits for that. */
export async function passToGoodsCircle(goods_id: number): Promise<void> {
  if (host.appType !== 'weapp') return
  try {
    const { is_use } = await call('/goodscircle/api/config/info', {}, silent)
    if (is_use === 1) await call('/goodscircle/api/goods/sync', { goods_id }, silent)
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
  }
}
