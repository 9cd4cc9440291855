import { localeStore } from '@/i18n/locale'
import { feedback } from '@/platform/feedback/feedback'
import { network } from '@/platform/network/network'
import { toast } from '@/session/toast'
import type { CallFailure } from './CallFailure'
import { useTexts } from './texts'

let offlineTold = false

/**
 * The modal of a lost connection: once in a visit; from then on the strip of the Screen says it. While the words of the
 * shown language are missing too, the page says so itself.
 */
export function notifyOffline(): void {
  if (offlineTold || localeStore.getState().words !== 'here') return
  offlineTold = true
  const { offlineTitle, offlineContent, ok } = useTexts.get()
  void feedback.modal({ title: offlineTitle, content: offlineContent, confirm: ok })
}

/** From the start on: tells when the connection is lost, also while nothing is being asked. */
export const watchNetwork = (): (() => void) =>
  network.onStatusChange((online) => {
    if (!online) notifyOffline()
  })

const told = new WeakSet<CallFailure>()

/** Tells the shopper what went wrong, each failure once. Login pages speak for themselves. */
export function notify(failure: CallFailure): void {
  if (told.has(failure)) return
  told.add(failure)
  if (failure.kind === 'offline') notifyOffline()
  else if (!failure.needsLogin && !failure.unregistered) toast(failure.message)
}
