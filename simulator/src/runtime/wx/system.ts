import { shownPage, type Sim } from '../sim'
import type { Area } from './define'

const model = 'iPhone 13'
const system = 'iOS 16.0'
const version = '8.0.50'

/** The phone, its window and what the app may ask of it. */
export function systemArea(sim: Sim): Area {
  const windowInfo = () => {
    const { width, height, ratio, statusBar, homeIndicator } = sim.phone
    const bars = shownPage(sim)?.bars ?? { top: 0, bottom: 0 }
    const bottom = height - homeIndicator
    return {
      pixelRatio: ratio,
      screenWidth: width,
      screenHeight: height,
      windowWidth: width,
      windowHeight: height - bars.top - bars.bottom,
      statusBarHeight: statusBar,
      screenTop: bars.top,
      safeArea: { left: 0, right: width, top: statusBar, bottom, width, height: bottom - statusBar },
    }
  }
  const deviceInfo = () => ({
    abi: '',
    deviceAbi: '',
    benchmarkLevel: -1,
    brand: 'iPhone',
    model,
    system,
    platform: 'ios',
    cpuType: '',
    memorySize: '',
  })
  const appBaseInfo = () => ({
    SDKVersion: sim.scenario.sdkVersion,
    enableDebug: false,
    host: { appId: '' },
    language: sim.scenario.language,
    version,
    fontSizeSetting: 16,
    fontSizeScaleFactor: 1,
    ...themeOf(sim),
  })
  const systemSetting = () => ({
    bluetoothEnabled: false,
    locationEnabled: true,
    wifiEnabled: true,
    deviceOrientation: 'portrait',
  })
  const authorizeSetting = () => ({
    albumAuthorized: 'authorized',
    bluetoothAuthorized: 'authorized',
    cameraAuthorized: 'authorized',
    locationAuthorized: 'authorized',
    locationReducedAccuracy: false,
    microphoneAuthorized: 'authorized',
    notificationAuthorized: 'authorized',
    phoneCalendarAuthorized: 'authorized',
  })
  const all = () => {
    const { abi: _, deviceAbi: __, ...device } = deviceInfo()
    return { ...windowInfo(), ...device, ...appBaseInfo(), ...systemSetting() }
  }
  return {
    async: {
      getSystemInfo: all,
      getSystemInfoAsync: all,
      getBatteryInfo: () => ({ level: 100, isCharging: true }),
    },
    sync: {
      getSystemInfoSync: all,
      getWindowInfo: windowInfo,
      getDeviceInfo: deviceInfo,
      getAppBaseInfo: appBaseInfo,
      getSystemSetting: systemSetting,
      getAppAuthorizeSetting: authorizeSetting,
      getMenuButtonBoundingClientRect: () => ({ ...sim.phone.menuButton }),
      getBatteryInfoSync: () => ({ level: 100, isCharging: true }),
    },
  }
}

/** WeChat tells the theme to those alone who say in app.json that they have a dark one. */
export const themeOf = (sim: Sim): { theme?: 'light' | 'dark' } =>
  sim.app.config.darkmode ? { theme: sim.scenario.theme } : {}
