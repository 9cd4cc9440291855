import { createContext, useContext, useState } from 'react'
import Taro from '@tarojs/taro'
import { navigation } from '../navigation/navigation'
import { placeOf } from '../navigation/place'
import type { Place } from '../navigation/port'

const Around = createContext<Place | undefined>(undefined)
/** Everything inside stands in the place it is given, whatever page is shown when it mounts. */
export const PlaceScope = Around.Provider

/** Path and params of the page this component stands in. */
export function usePlace(): Place {
  const around = useContext(Around)
  // Taro tells the page that is shown as the component mounts, null while the app is in the background
  const router: ReturnType<typeof Taro.useRouter> | null = Taro.useRouter()
  const [shown] = useState(
    () => (router ? placeOf(router.path, router.params) : navigation.stack().slice(-1)[0]) ?? { path: '', query: {} },
  )
  return around ?? shown
}
