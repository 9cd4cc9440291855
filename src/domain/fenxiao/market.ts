import type { DiyPage } from '@mall/contract/diy'
import { useData } from '@/api/useData'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'

/** The decorated page of what the mall wants promoted (home-and-diy.md section 1). */
export const market = { name: 'DIY_FENXIAO_MARKET' } as const

/** Nothing where the mall has put none together. */
export function useMarketPage(): DiyPage | undefined {
  const enabled = useOpenable(routes.diyPage)
  return useData('/api/diyview/info', market, { enabled, silent: true }).data
}
