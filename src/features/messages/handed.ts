import type { MessageRow } from '@mall/contract/message'
import { onNewEra } from '@/session/era'

let handed: MessageRow | undefined

/** Hands a message on to the page that shows it: no call tells one by its number. */
export const handOn = (message: MessageRow): void => void (handed = message)
export const handedOn = (id: number): MessageRow | undefined => (handed?.id === id ? handed : undefined)

// a message of one member is not for the next
onNewEra(() => (handed = undefined))
