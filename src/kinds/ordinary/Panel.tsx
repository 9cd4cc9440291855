import type { GoodsDetail } from '@mall/contract/goods'
import type { PartProps } from '@/features/goods-detail/GoodsKind'
import { desktop } from '@/platform/desktop/desktop'
import { useLater } from '@/ui/useLater'
import { ShareEarning } from './ShareEarning'

const loadCode = () => import('./PhoneCode')

/** What sharing earns and, in WeChat on a computer, the way to the phone. */
export function Panel({ detail, onShare }: PartProps<GoodsDetail>) {
  const code = useLater(loadCode, desktop.inWeChat)
  return (
    <>
      <ShareEarning detail={detail} onShare={onShare} />
      {desktop.inWeChat && code && <code.PhoneCode skuId={detail.sku_id} />}
    </>
  )
}
