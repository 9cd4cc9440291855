import { builtIn, pageOf } from './define'
import type { WxFunction } from '../sim'

/** What a page in a web-view says to `parent` instead of WeChat's own bridge: `{ miniProgram: 'postMessage', data }`. */
interface Said {
  miniProgram?: string
  data?: unknown
}
const routes = ['navigateTo', 'redirectTo', 'switchTab', 'reLaunch', 'navigateBack']

export const webView = builtIn({ src: '', updateTitle: true, forwardGeneratedUrl: '' }, (self) => {
  const { sim, window } = self
  const frame = self.part('iframe')
  /** WeChat hands these over when the page is left or shared. */
  const messages: unknown[] = []
  const tell = () => {
    if (messages.length > 0) self.fire('message', { data: messages.splice(0) })
  }
  const heard = ({ source, data }: MessageEvent) => {
    const said = data as Said | null
    if (source !== frame.contentWindow || !said?.miniProgram) return
    if (said.miniProgram === 'postMessage') messages.push(said.data)
    else if (routes.includes(said.miniProgram)) {
      if (said.miniProgram !== 'navigateTo') tell()
      ;(sim.wx[said.miniProgram] as WxFunction)(said.data as never)
    } else sim.report(new Error(`not simulated: wx.miniProgram.${said.miniProgram}`))
  }
  frame.addEventListener('load', () => {
    if (!frame.getAttribute('src')) return
    const page = pageOf(self)
    let title = ''
    try {
      title = frame.contentDocument?.title ?? ''
    } catch {
      // a page of another origin keeps its title to itself
    }
    if (title && page && self.data.updateTitle) {
      page.settings.navigationBarTitleText = title
      if (page.shown) sim.chrome.paint()
    }
    self.fire('load', { src: self.data.src })
  })
  return {
    changed: {
      src(src) {
        if (sim.scenario.network === 'offline' && src) {
          setTimeout(() => self.fire('error', { url: src, fullUrl: src }))
          return
        }
        if (src) frame.setAttribute('src', src)
        else frame.removeAttribute('src')
      },
    },
    attached: () => window.addEventListener('message', heard),
    detached() {
      window.removeEventListener('message', heard)
      tell()
    },
    methods: { shared: tell },
  }
})
