import { useCallback, useMemo } from 'react'
import { View } from '@tarojs/components'
import type { AddressRow } from '@mall/contract/address'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { usePagedList } from '@/api/usePagedList'
import { chooseAddress, dropAddresses, useChosenAddress } from '@/domain/address/chosenAddress'
import { UndoBar } from '@/domain/favourites/UndoBar'
import { useUndo } from '@/domain/favourites/useUndo'
import { addressBook } from '@/platform/address-book/addressBook'
import { leaveTo } from '@/navigation/leave'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import styles from './address.module.scss'
import { importAddress } from './importAddress'
import { AddressRowCard } from './parts/AddressRowCard'
import { useTexts } from './texts'

async function removeAll(ids: readonly number[]): Promise<void> {
  for (const id of ids) await call('/api/memberaddress/delete', { id })
  dropAddresses(ids)
}

/**
 * With `back` an address is picked for the page it names. `local`: for local delivery, where only those with a place on
 * the map can be picked; `type` 2 lists these alone.
 */
export function AddressListScreen() {
  const texts = useTexts()
  const { back: target, local, type } = useParams(routes.addresses)
  const picking = target !== undefined
  const onlyLocated = String(type) === '2'
  const needsPoint = onlyLocated || String(local) === '1'
  const params = onlyLocated ? { type: '2' as const } : {}
  const list = usePagedList('/api/memberaddress/page', params, { onShow: true, rowKey: (row) => row.id })
  const { refresh } = list
  const chosen = useChosenAddress()
  const undo = useUndo<number>({ send: removeAll, done: () => void refresh() })
  const { hidden, remove } = undo
  const rows = useMemo(() => list.rows.filter(({ id }) => !hidden.has(id)), [list.rows, hidden])

  const pick = useCallback(
    (address: AddressRow) => {
      if (needsPoint && address.type !== 2)
        return void open(routes.addressEdit, {
          id: address.id,
          type: '2',
          ...(target !== undefined && { back: target }),
        })
      chooseAddress(address.id, target)
      void leaveTo(target)
    },
    [needsPoint, target],
  )
  const makeDefault = useCallback(
    async (id: number) => {
      try {
        await call('/api/memberaddress/setdefault', { id })
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
        chosen={picking && address.id === chosen}
        unlocated={needsPoint && address.type !== 2}
        onPick={picking ? pick : undefined}
        onDefault={makeDefault}
        onRemove={remove}
      />
    ),
    [picking, chosen, needsPoint, pick, makeDefault, remove],
  )
  const create = () =>
    open(routes.addressEdit, {
      ...(target !== undefined && { back: target }),
      ...(needsPoint && { type: '2' }),
    })
  const fromBook = async () => {
    const id = await importAddress()
    if (id === undefined) return
    if (picking && !needsPoint) chooseAddress(id, target)
    await refresh()
  }
  const foot = (
    <View className={styles.foot}>
      {addressBook.exists && (
        <Button className="t-import-address" kind="secondary" size="big" onClick={() => void fromBook()}>
          {texts.import}
        </Button>
      )}
      <Button className="t-new-address" size="big" icon="plus" onClick={create}>
        {texts.create}
      </Button>
    </View>
  )
  return (
    <Screen title={texts.title} bottom={foot}>
      <PagedList
        className={styles.list}
        list={{ ...list, rows, empty: list.empty || (rows.length === 0 && list.pullUp === 'noMore') }}
        row={row}
        empty={<Empty text={texts.empty} note={texts.emptyNote} icon="location" />}
      />
      <UndoBar of={undo} />
    </Screen>
  )
}
