import Taro from '@tarojs/taro'
import { placeOf } from '../navigation/place'
import type { Place } from '../navigation/port'

/** Path and params of the page this component stands in. */
export function usePlace(): Place {
  const { path, params } = Taro.useRouter()
  return placeOf(path, params)
}
