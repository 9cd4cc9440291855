import Taro from '@tarojs/taro'

/** Title of the shown page: of the browser's tab on H5, of native bars and shares in the mini-program. */
export const setPageTitle = (title: string): void => void Taro.setNavigationBarTitle({ title })
