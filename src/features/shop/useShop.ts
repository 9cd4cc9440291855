import { useData } from '@/api/useData'

/** A shop by a param that anybody may have written. */
export function useShop(siteId: number) {
  const asked = useData('/api/shop/info', { site_id: siteId })
  const shop = asked.data
  return { asked, shop, isClosed: shop !== undefined && Number(shop.shop_status) === 0 }
}
