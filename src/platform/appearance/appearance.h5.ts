import type { AppearancePort } from './port'

const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)')

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
    const notify = () => listen(query.matches)
    query.addEventListener('change', notify)
    return () => query.removeEventListener('change', notify)
  },
  onResize(listen) {
    window.addEventListener('resize', listen)
    return () => window.removeEventListener('resize', listen)
  },
  setLanguage(locale) {
    document.documentElement.lang = locale === 'en-us' ? 'en' : 'zh-CN'
  },
}
