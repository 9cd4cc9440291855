import Taro from '@tarojs/taro'
import type { AppearancePort } from './port'

/** WeChat puts the capsule 4 px below the status bar and keeps as much below it. */
const usual = { height: 32, gap: 4, room: 97 }

export const appearance: AppearancePort = {
  metrics() {
    const { windowWidth, windowHeight, statusBarHeight = 0, safeArea, screenHeight } = Taro.getWindowInfo()
    const capsule = Taro.getMenuButtonBoundingClientRect()
    // right after a cold start some phones answer zeros
    const known = capsule && capsule.height > 0
    const gap = known ? Math.max(capsule.top - statusBarHeight, 0) : usual.gap
    return {
      width: windowWidth,
      height: windowHeight,
      statusBar: statusBarHeight,
      navBar: (known ? capsule.height : usual.height) + gap * 2,
      capsule: known ? windowWidth - capsule.left : usual.room,
      safeBottom: safeArea ? Math.max(screenHeight - safeArea.bottom, 0) : 0,
    }
  },
  dark: () => Taro.getAppBaseInfo().theme === 'dark',
  onDarkChange(listen) {
    const notify = ({ theme }: { theme: string }) => listen(theme === 'dark')
    Taro.onThemeChange(notify)
    return () => Taro.offThemeChange(notify)
  },
  onResize(listen) {
    const notify = () => listen()
    Taro.onWindowResize(notify)
    return () => Taro.offWindowResize(notify)
  },
  setLanguage: () => undefined,
}
