import { create } from 'zustand'

/** Languages of the storefront; the first is the default and always in the bundle. */
export const locales = ['zh-cn', 'en-us'] as const
export type Locale = (typeof locales)[number]

/** `arrived` grows whenever English words came in, so that what shows them renders again. */
export const localeStore = create<{ locale: Locale; arrived: number }>(() => ({ locale: 'zh-cn', arrived: 0 }))

export const currentLocale = (): Locale => localeStore.getState().locale
export const useLocale = (): Locale => localeStore((state) => state.locale)

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

/** Resolves when all known English is here. What fails stays Chinese and is tried again at the next call. */
async function loadEnglish(): Promise<void> {
  missing.forEach(begin)
  await Promise.all(underWay)
}

export function addEnglish(load: Load): void {
  missing.add(load)
  if (currentLocale() === 'en-us') void loadEnglish()
}

/** At the start: the language is known before any words are; resolves when those known so far have come. */
export function beginLocale(locale: Locale): Promise<void> {
  localeStore.setState({ locale })
  return locale === 'en-us' ? loadEnglish() : Promise.resolve()
}

/** Switches the language of everything shown. The words are fetched first: no half-translated screen is seen. */
export async function showLocale(locale: Locale): Promise<void> {
  if (locale === 'en-us') await loadEnglish()
  localeStore.setState({ locale })
}
