import { beginLocale, locales, showLocale, type Locale } from '@/i18n/locale'
import { appearance } from '@/platform/appearance/appearance'
import { storage } from '@/platform/storage/storage'

const key = 'locale'

/** Changes the language of the storefront and keeps the choice. Resolves when its words are shown. */
export async function setLocale(locale: Locale): Promise<void> {
  storage.set(key, locale)
  await showLocale(locale)
  appearance.setLanguage(locale)
}

/** At the start: the language of the last visit. The first page is not painted before its words are here. */
export function restoreLocale(): void {
  const saved = storage.get<string>(key)
  const locale = locales.find((one) => one === saved) ?? locales[0]
  appearance.setLanguage(locale)
  if (locale !== locales[0]) appearance.concealUntil(beginLocale(locale))
}
