import { useMemo } from 'react'
import type { CityTitle } from '@mall/contract/region'
import { useData } from '@/api/useData'
import { useCity } from '@/domain/city/useCity'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { floorsOf, popularOf } from './floors'
import { CityElevator } from './parts/CityElevator'
import { CityHead } from './parts/CityHead'
import { useTexts } from './texts'
import { usePickCity } from './usePickCity'

/** Nothing is asked while the mall has no cities; the Screen draws the empty state. */
export function CityScreen() {
  return useOpenable(routes.city) ? <Cities /> : <Screen />
}

/** Which city's shops the visit is about. */
function Cities() {
  const texts = useTexts()
  const city = useCity()
  const pick = usePickCity(city)
  const asked = useData('/api/address/city', {})
  const { data } = asked
  const onPick = (one: CityTitle) => void pick(one)
  const floors = useMemo(() => floorsOf(data ?? {}), [data])
  const popular = useMemo(() => popularOf(data ?? {}), [data])
  return (
    <Screen title={texts.title} ground="surface" data={asked} toTop={false}>
      {floors.length > 0 ? (
        <CityElevator
          floors={floors}
          chosen={city.id > 0 ? city.name : ''}
          head={<CityHead city={city} popular={popular} onPick={onPick} />}
          onPick={onPick}
        />
      ) : (
        <Empty text={texts.empty} icon="location" />
      )}
    </Screen>
  )
}
