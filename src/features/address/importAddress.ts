import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { addressBook } from '@/platform/address-book/addressBook'
import { toast } from '@/session/toast'
import { ask } from '@/ui/ask'
import { useTexts } from './texts'

/** Takes one address over from WeChat's book; its id here, undefined when none came. */
export async function importAddress(): Promise<number | undefined> {
  const texts = useTexts.get()
  const found = await addressBook.choose()
  if (found === 'refused') await ask({ title: texts.bookRefused, content: texts.bookRefusedHow, cancel: null })
  if (found === 'failed') toast(texts.bookFailed)
  if (typeof found === 'string') return undefined
  try {
    const { province, city, district, ...person } = found
    const full_address = [province, city, district].filter(Boolean).join('-')
    const id = await call('/api/memberaddress/addthreeparties', {
      ...{ ...person, province, city, full_address },
      ...(district && { district }),
    })
    toast(texts.imported)
    return id
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
    return undefined
  }
}
