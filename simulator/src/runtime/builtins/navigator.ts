import { builtIn, hover } from './define'
import type { WxFunction } from '../sim'

const routes: Record<string, string> = {
  navigate: 'navigateTo',
  redirect: 'redirectTo',
  switchTab: 'switchTab',
  reLaunch: 'reLaunch',
  navigateBack: 'navigateBack',
}

export const navigator = builtIn(
  {
    ...hover,
    hoverClass: 'navigator-hover',
    hoverStayTime: 600,
    target: 'self',
    url: '',
    openType: 'navigate',
    delta: 1,
    appId: '',
    path: '',
    extraData: null,
    version: 'release',
    shortLink: '',
  },
  (self) => ({
    tapped() {
      const { sim, data } = self
      const call = (name: string, options: object) => (sim.wx[name] as WxFunction)(options as never)
      const told = {
        success: (answer: object) => self.fire('success', answer),
        fail: (answer: object) => self.fire('fail', answer),
        complete: (answer: object) => self.fire('complete', answer),
      }
      if (data.target === 'miniProgram') {
        const { appId, path, extraData, version, shortLink } = data
        if (data.openType === 'exit') return call('exitMiniProgram', told)
        return call('navigateToMiniProgram', { appId, path, extraData, envVersion: version, shortLink, ...told })
      }
      const route = routes[data.openType]
      if (!route) throw new Error(`not simulated: navigator open-type ${data.openType}`)
      const fail = ({ errMsg }: { errMsg: string }) => {
        // WeChat says so in the console, and to nobody else
        sim.window.console.error(errMsg)
        sim.measure.warned(`<navigator> ${errMsg}`)
      }
      call(route, route === 'navigateBack' ? { delta: data.delta, fail } : { url: data.url, fail })
    },
  }),
)

export const functionalPageNavigator = builtIn({ version: 'release', name: '', args: null }, () => ({
  tapped() {
    throw new Error('not simulated: <functional-page-navigator>')
  },
}))
