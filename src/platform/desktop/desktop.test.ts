import type { desktop } from './desktop.weapp'

const mockDevice = { platform: '' }
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { getDeviceInfo: () => mockDevice } }))

test.each([
  ['windows', true],
  ['mac', true],
  ['ios', false],
  ['android', false],
  ['devtools', false],
])('WeChat on %s is on a computer: %s', (platform, is) => {
  mockDevice.platform = platform
  jest.isolateModules(() => {
    const found = jest.requireActual<{ desktop: typeof desktop }>('./desktop.weapp')
    expect(found.desktop.inWeChat).toBe(is)
  })
})
