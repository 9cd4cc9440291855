import { useData } from '@/api/useData'
import { useChosenAccount } from '@/domain/withdrawal/chosenAccount'
import { receiverOf, type Receiver } from '@/domain/withdrawal/receiver'

interface Found {
  /** undefined until it is known, null where there is no account yet */
  receiver: Receiver | null | undefined
  /** what a Screen waits for */
  usual: ReturnType<typeof useData<'/api/memberbankaccount/defaultinfo'>>
}

/** The account that was picked, else the default one. */
export function useReceiver(): Found {
  const id = useChosenAccount()
  const picked = useData('/api/memberbankaccount/info', { id }, { enabled: id > 0, onShow: true, silent: true })
  const usual = useData('/api/memberbankaccount/defaultinfo', {}, { onShow: true })
  // a picked one that was deleted elsewhere is refused
  const account = picked.loading ? undefined : (picked.data ?? usual.data)
  return { receiver: account && receiverOf(account), usual }
}
