import type { AppearancePort, Metrics } from './port'

const phone: Metrics = { width: 390, height: 844, statusBar: 47, navBar: 40, capsule: 97, safeBottom: 34 }

/** A phone in light mode; `turnDark` switches the system. */
export function fakeAppearance(metrics: Metrics = phone) {
  const listeners = new Set<(dark: boolean) => void>()
  const languages: string[] = []
  let dark = false
  const port: AppearancePort = {
    metrics: () => metrics,
    dark: () => dark,
    onDarkChange(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    onResize: () => () => undefined,
    setLanguage: (locale) => void languages.push(locale),
  }
  const turnDark = (now: boolean) => {
    dark = now
    listeners.forEach((listen) => listen(now))
  }
  return { ...port, languages, turnDark }
}
