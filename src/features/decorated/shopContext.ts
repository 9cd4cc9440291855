import { createContext, useContext } from 'react'
import { useSiteId } from '@/session/site'

/** The shop whose page is shown; 0 = the page of the site this visit belongs to. */
export const ShopContext = createContext(0)

/** Site of the page a block stands in. */
export function useShownSite(): number {
  const shop = useContext(ShopContext)
  const site = useSiteId()
  return shop || site
}
