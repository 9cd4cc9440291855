import { useRef } from 'react'
import type { CityTitle } from '@mall/contract/region'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import type { City } from '@/domain/city/useCity'
import { toast } from '@/session/toast'
import { rememberCity } from './recent'
import { useTexts } from './texts'

/** Goes to the sub-site of a city; where it has none, nation-wide with a word why. */
export function usePickCity({ choose }: Pick<City, 'choose'>): (city: CityTitle) => Promise<void> {
  const texts = useTexts()
  const running = useRef(false)
  return async (city) => {
    if (running.current) return
    running.current = true
    try {
      const { site_id } = await call('/api/website/getWebsiteidByAddress', { web_city: String(city.id) })
      if (site_id > 0) rememberCity(city)
      else toast(texts.shownNationWide(city.title))
      await choose(site_id)
    } catch (failure) {
      // the call has told why
      if (!(failure instanceof CallFailure)) throw failure
    } finally {
      running.current = false
    }
  }
}
