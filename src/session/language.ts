import { beginLocale, currentLocale, locales, showLocale, type Locale } from '@/i18n/locale'
import { appearance } from '@/platform/appearance/appearance'
import { storage } from '@/platform/storage/storage'
import { useTexts } from './texts'
import { toast } from './toast'

const key = 'locale'

async function show(locale: Locale): Promise<boolean> {
  const isHere = await showLocale(locale)
  appearance.setLanguage(currentLocale())
  return isHere
}

/** Changes the language of the storefront and keeps the choice. Resolves when its words are shown, or said to be missing. */
export async function setLocale(locale: Locale): Promise<void> {
  if (!(await show(locale))) toast(useTexts.get().noEnglish)
  // another choice may have been made meanwhile
  else if (currentLocale() === locale) storage.set(key, locale)
}

/** For this visit: the next one tries the kept language again. */
export const goOnInChinese = (): Promise<boolean> => show('zh-cn')

/** At the start: the language of the last visit. */
export function restoreLocale(): void {
  const saved = storage.get<string>(key)
  const locale = locales.find((one) => one === saved) ?? locales[0]
  appearance.setLanguage(locale)
  void beginLocale(locale)
}
