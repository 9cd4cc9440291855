import { create } from 'zustand'

/** Languages of the storefront; the first is the default and always in the bundle. */
export const locales = ['zh-cn', 'en-us'] as const
export type Locale = (typeof locales)[number]

/** Whether the words of the shown language are here: on their way at the start of a visit in English, or missing. */
export type Words = 'here' | 'coming' | 'missing'

/** `arrived` grows whenever English words came in, so that what shows them renders again. */
export const localeStore = create<{ locale: Locale; words: Words; arrived: number }>(() => ({
  locale: 'zh-cn',
  words: 'here',
  arrived: 0,
}))

export const currentLocale = (): Locale => localeStore.getState().locale
export const useLocale = (): Locale => localeStore((state) => state.locale)
export const useWords = (): Words => localeStore((state) => state.words)

/** Loads the English of one text module. */
type Load = () => Promise<void>

const missing = new Set<Load>()
const underWay = new Set<Promise<void>>()

function begin(load: Load): void {
  missing.delete(load)
  const run: Promise<void> = load()
    .then(
      () => localeStore.setState(({ arrived }) => ({ arrived: arrived + 1 })),
      () => void missing.add(load),
    )
    .finally(() => underWay.delete(run))
  underWay.add(run)
}

/**
 * What fails is tried again at the next call.
 * @returns whether all English known so far is here
 */
async function loadEnglish(): Promise<boolean> {
  missing.forEach(begin)
  while (underWay.size > 0) await Promise.all(underWay)
  return missing.size === 0
}

export function addEnglish(load: Load): void {
  missing.add(load)
  if (currentLocale() === 'en-us') void loadEnglish()
}

/** The last choice: of two that cross, it is the one that is shown. */
let wanted: Locale = locales[0]

/** ms of nothing but the ground of the page; what comes later is still taken */
const patience = 6_000

/** At the start, and to try once more: no screen is drawn before its words are here (ui/Screen). */
export async function beginLocale(locale: Locale): Promise<void> {
  wanted = locale
  localeStore.setState({ locale, words: locale === 'en-us' ? 'coming' : 'here' })
  if (locale !== 'en-us') return
  // whoever has gone on in Chinese meanwhile stays there
  const say = (words: Words) => currentLocale() === 'en-us' && localeStore.setState({ words })
  const timer = setTimeout(() => say('missing'), patience)
  const isHere = await loadEnglish()
  clearTimeout(timer)
  say(isHere ? 'here' : 'missing')
}

/**
 * Switches the language of everything shown. The words are fetched first: no half-translated screen is seen.
 * @returns false when they cannot be fetched; nothing has changed then
 */
export async function showLocale(locale: Locale): Promise<boolean> {
  wanted = locale
  if (locale === 'en-us' && !(await loadEnglish())) return false
  if (wanted === locale) localeStore.setState({ locale, words: 'here' })
  return true
}
