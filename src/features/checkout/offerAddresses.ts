import type { CallFailure } from '@/api/CallFailure'
import { open } from '@/navigation/open'
import { routes, type Route } from '@/routes'
import { ask } from '@/ui/ask'
import type { useTexts } from './texts'

type Texts = ReturnType<typeof useTexts>

/** 10 and 12: the address is not served (README section 6). */
export async function afterRefusal({ data }: CallFailure, page: Route, texts: Texts): Promise<void> {
  const code = (data as { error_code?: number } | null)?.error_code
  if (code !== 10 && code !== 12) return
  // 12 comes from local delivery, which wants an address on the map
  await offerAddresses({ title: texts.noDelivery, confirm: texts.setAddress }, page, texts, code === 12)
}

/** The way to the addresses, and back to the payment page. */
export async function offerAddresses(
  words: { title: string; confirm: string },
  page: Route,
  texts: Texts,
  local = false,
) {
  const change = await ask({ ...words, cancel: texts.later })
  if (change) await open(routes.addresses, { back: page.path, ...(local && { local: '1' }) })
}
