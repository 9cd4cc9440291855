import Taro from '@tarojs/taro'
import type { SetPageTitle } from './port'

export const setPageTitle: SetPageTitle = (title) => void Taro.setNavigationBarTitle({ title })
