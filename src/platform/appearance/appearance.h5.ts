import type { AppearancePort } from './port'

const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)')
const longest = 3_000

export const appearance: AppearancePort = {
  metrics: () => ({
    // of the column on a wide window
    width: document.body.clientWidth,
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
