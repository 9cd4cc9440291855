import type { AppearancePort } from './port'

const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)')
const longest = 3_000

export const appearance: AppearancePort = {
  metrics: () => ({
    width: window.innerWidth,
    height: window.innerHeight,
    statusBar: 0,
    navBar: 44,
    capsule: 0,
    safeBottom: 0,
  }),
  dark: () => darkQuery().matches,
  onDarkChange(listen) {
    const query = darkQuery()
    const tell = () => listen(query.matches)
    // addListener: Safari 13 has no addEventListener here
    if (!query.addEventListener) {
      query.addListener(tell)
      return () => query.removeListener(tell)
    }
    query.addEventListener('change', tell)
    return () => query.removeEventListener('change', tell)
  },
  onResize(listen) {
    window.addEventListener('resize', listen)
    return () => window.removeEventListener('resize', listen)
  },
  setLanguage(locale) {
    document.documentElement.lang = locale === 'en-us' ? 'en' : 'zh-CN'
  },
  concealUntil(shown) {
    const { style } = document.documentElement
    const reveal = () => {
      clearTimeout(timer)
      style.visibility = ''
    }
    const timer = setTimeout(reveal, longest)
    style.visibility = 'hidden'
    void shown.then(reveal, reveal)
  },
}
