import { useEffect, useRef } from 'react'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { useData } from '@/api/useData'
import { takeAddress, useAddressFor } from '@/domain/address/chosenAddress'
import { addressOf } from '@/navigation/address'
import { open } from '@/navigation/open'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { useTexts } from './texts'

/** One gift, and where it goes: an address picked on the address page is told to the mall at once. */
export function useGift(id: number) {
  const gift = useData('/gift/api/giftorder/info', { order_id: id }, { enabled: id > 0, onShow: true })
  const here = addressOf(routes.giftDetail, { id })
  const picked = useAddressFor(here)
  const refresh = useRef(gift.refresh)
  refresh.current = gift.refresh
  useEffect(() => {
    if (picked === 0) return
    takeAddress()
    const send = async () => {
      try {
        await call('/gift/api/giftorder/address', { order_id: id, address_id: picked })
        toast(useTexts.get().set)
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure
      }
      // also after a refusal: it may have been sent meanwhile
      await refresh.current()
    }
    void send()
  }, [picked, id])
  return { gift, chooseAddress: () => open(routes.addresses, { back: here }) }
}
