import { useCallback } from 'react'
import type { AddressRow } from '@mall/contract/address'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { usePagedList } from '@/api/usePagedList'
import { chooseAddress } from '@/domain/address/chosenAddress'
import { back, open } from '@/session/open'
import { useParams } from '@/session/params'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { ask } from '@/ui/ask'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import styles from './address.module.scss'
import { AddressRowCard } from './parts/AddressRowCard'
import { useTexts } from './texts'

/** With `back` an address is picked for the page it was opened from. */
export function AddressListScreen() {
  const texts = useTexts()
  const picking = useParams(routes.addresses).back !== undefined
  const list = usePagedList('/api/memberaddress/page', {}, { onShow: true, rowKey: (row) => row.id })
  const { refresh } = list
  const remove = useCallback(
    async (id: number) => {
      const { removeAsk, removed } = useTexts.get()
      if (!(await ask({ title: removeAsk }))) return
      try {
        await call('/api/memberaddress/delete', { id })
        toast(removed)
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure
      }
      await refresh()
    },
    [refresh],
  )
  const row = useCallback(
    (address: AddressRow) => (
      <AddressRowCard
        key={address.id}
        address={address}
        onPick={
          picking
            ? () => {
                chooseAddress(address.id)
                void back()
              }
            : undefined
        }
        onRemove={() => void remove(address.id)}
      />
    ),
    [picking, remove],
  )
  const create = (
    <Button className="t-new-address" size="big" icon="plus" onClick={() => open(routes.addressEdit)}>
      {texts.create}
    </Button>
  )
  return (
    <Screen title={texts.title} bottom={create}>
      <PagedList className={styles.list} list={list} row={row} empty={<Empty text={texts.empty} icon="location" />} />
    </Screen>
  )
}
