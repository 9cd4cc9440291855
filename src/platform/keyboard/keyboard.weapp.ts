import Taro from '@tarojs/taro'
import type { KeyboardPort } from './port'

export const keyboard: KeyboardPort = {
  onCover(listen) {
    const notify = ({ height }: { height: number }) => listen(height)
    Taro.onKeyboardHeightChange(notify)
    return () => Taro.offKeyboardHeightChange(notify)
  },
}
