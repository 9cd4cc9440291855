import { storage } from '@/platform/storage/storage'

/** That this phone asked for the account to be closed (wire/README section 8): 1 = asked, 2 = the mall says it was done. */
const key = 'cancellation'

export const rememberRequest = (): void => void storage.set(key, 1)
export const forgetRequest = (): void => storage.remove(key)

/** The mall calls the account of this phone closed; to be told once, where it was asked for here. */
export const noteClosed = (): void => void (storage.get(key) && storage.set(key, 2))

/** Whether that is to be told now. */
export function takeClosed(): boolean {
  const closed = storage.get(key) === 2
  if (closed) forgetRequest()
  return closed
}
