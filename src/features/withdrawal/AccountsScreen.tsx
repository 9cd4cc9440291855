import { useCallback } from 'react'
import type { BankAccount } from '@mall/contract/withdraw'
import { call } from '@/api/call'
import { usePagedList } from '@/api/usePagedList'
import { carryOut } from '@/domain/order-status/carryOut'
import { chooseAccount, dropAccounts, useChosenAccount } from '@/domain/withdrawal/chosenAccount'
import { leaveTo } from '@/navigation/leave'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import { useAccountTexts } from './accountTexts'
import { AccountRow } from './parts/AccountRow'
import styles from './withdrawal.module.scss'

/** Accounts to withdraw to. With `back` one is picked for the page it names. */
export function AccountsScreen() {
  const texts = useAccountTexts()
  const { back: page } = useParams(routes.accounts)
  const picking = page !== undefined
  const list = usePagedList('/api/memberbankaccount/page', {}, { onShow: true, rowKey: (account) => account.id })
  const { refresh } = list
  const chosen = useChosenAccount()

  const pick = useCallback(
    (id: number) => {
      chooseAccount(id, page)
      void leaveTo(page)
    },
    [page],
  )
  const makeDefault = useCallback(
    (id: number) =>
      carryOut(
        { send: () => call('/api/memberbankaccount/setdefault', { id }), done: texts.defaultSet },
        () => void refresh(),
      ),
    [refresh, texts],
  )
  const remove = useCallback(
    (id: number) => {
      const send = () => call('/api/memberbankaccount/delete', { id }).then(() => dropAccounts([id]))
      const question = { title: texts.removeAsk, cancel: texts.think }
      return carryOut({ send, done: texts.removed, question }, () => void refresh())
    },
    [refresh, texts],
  )
  const row = useCallback(
    (account: BankAccount) => (
      <AccountRow
        key={account.id}
        account={account}
        chosen={picking && account.id === chosen}
        onPick={picking ? pick : undefined}
        onDefault={makeDefault}
        onRemove={remove}
      />
    ),
    [picking, chosen, pick, makeDefault, remove],
  )
  const create = () => open(routes.accountEdit, picking ? { back: page } : {})
  const foot = (
    <Button className="t-new-account" size="big" icon="plus" onClick={create}>
      {texts.create}
    </Button>
  )
  return (
    <Screen title={texts.title} bottom={foot}>
      <PagedList
        className={styles.list}
        list={list}
        row={row}
        empty={<Empty text={texts.empty} note={texts.emptyNote} icon="wallet" />}
      />
    </Screen>
  )
}
