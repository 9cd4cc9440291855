import { useData } from '@/api/useData'
import { pay } from '@/platform/pay/pay'

/** What a payment adds when WeChat brought the shopper from a video shop: those goods are paid for by rules of its own. */
export function useVideoShop(): { is_matched?: 0 | 1 } {
  const scene = pay.scene()
  const { data } = useData('/shopcomponent/api/weapp/scenecheck', { scene }, { enabled: scene !== '', silent: true })
  return data ? { is_matched: data.is_matched === 1 ? 1 : 0 } : {}
}
