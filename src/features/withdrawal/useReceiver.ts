import { useData } from '@/api/useData'
import { useChosenAccount } from '@/domain/withdrawal/chosenAccount'
import { receiverOf, type Receiver } from '@/domain/withdrawal/receiver'
import type { Waited } from '@/ui/screenState'

interface Found {
  /** null where there is no account yet */
  receiver: Receiver | null
  /** before these have arrived nobody knows where the money goes */
  waited: Waited[]
}

/** The account that was picked, else the default one. */
export function useReceiver(): Found {
  const id = useChosenAccount()
  const picked = useData('/api/memberbankaccount/info', { id }, { enabled: id > 0, onShow: true, silent: true })
  const usual = useData('/api/memberbankaccount/defaultinfo', {}, { onShow: true })
  // it was deleted elsewhere
  const isGone = picked.failure?.kind === 'refused'
  const account = (isGone ? undefined : picked.data) ?? usual.data
  return { receiver: account ? receiverOf(account) : null, waited: isGone ? [usual] : [usual, picked] }
}
