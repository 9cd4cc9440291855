import type { DiyPage } from '@mall/contract/diy'
import { useData } from '@/api/useData'

/** The decorated page of what the mall wants promoted (home-and-diy.md section 1). */
export const market = { name: 'DIY_FENXIAO_MARKET' } as const

/** Nothing where the mall has put none together. */
export function useMarketPage(): DiyPage | undefined {
  return useData('/api/diyview/info', market, { silent: true }).data
}
