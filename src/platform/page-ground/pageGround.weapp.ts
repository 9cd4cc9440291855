import Taro from '@tarojs/taro'
import type { SetPageGround } from './port'

export const setPageGround: SetPageGround = ({ colour, marks }) => {
  const around = { backgroundColor: colour, backgroundColorTop: colour, backgroundColorBottom: colour }
  void Taro.setBackgroundColor(around)
  void Taro.setBackgroundTextStyle({ textStyle: marks })
  // the bar is ours: of this only the colour of the status bar's words is seen
  void Taro.setNavigationBarColor({ frontColor: marks === 'light' ? '#ffffff' : '#000000', backgroundColor: colour })
}
