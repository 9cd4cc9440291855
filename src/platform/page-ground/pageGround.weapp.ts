import Taro from '@tarojs/taro'
import type { SetPageGround } from './port'

export const setPageGround: SetPageGround = ({ colour, marks, statusBar }) => {
  void Taro.setBackgroundColor({
    backgroundColor: colour,
    backgroundColorTop: colour,
    backgroundColorBottom: colour,
  })
  void Taro.setBackgroundTextStyle({ textStyle: marks })
  // the bar is ours: of this only the words of the status bar are seen
  void Taro.setNavigationBarColor({ frontColor: statusBar, backgroundColor: colour })
}
