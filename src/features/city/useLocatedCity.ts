import type { CityTitle } from '@mall/contract/region'
import { useData } from '@/api/useData'
import { useHere } from '@/domain/place/here'

/** decimals of degrees: a hundred metres */
const fine = 3

export type LocatedCity =
  | { state: 'still' | 'locating' | 'unknown' }
  /** `isOpen`: has a sub-site; undefined while it is asked */
  | { state: 'found'; city: CityTitle; isOpen: boolean | undefined }

/** The city where the shopper stands, once the phone has said where that is: its region, the mall's city of that name, its sub-site. */
export function useLocatedCity(): LocatedCity {
  const { point, asking } = useHere()
  const latlng = point ? `${point.latitude.toFixed(fine)},${point.longitude.toFixed(fine)}` : ''
  const region = useData('/api/memberaddress/tranAddressInfo', { latlng }, { enabled: latlng !== '', silent: true })
  const name = region.data ? region.data.city || region.data.province : ''
  const found = useData('/api/address/citybyname', { city: name }, { enabled: name !== '', silent: true })
  const city = found.data
  const web_city = String(city?.id)
  const site = useData('/api/website/getWebsiteidByAddress', { web_city }, { enabled: !!city, silent: true })
  if (city) return { state: 'found', city, isOpen: site.data && site.data.site_id > 0 }
  if (asking || region.loading || found.loading) return { state: 'locating' }
  return { state: region.failure || found.failure ? 'unknown' : 'still' }
}
