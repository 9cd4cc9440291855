import { memo } from 'react'
import type { BankAccount } from '@mall/contract/withdraw'
import { receiverOf } from '@/domain/withdrawal/receiver'
import { ReceiverLines } from '@/domain/withdrawal/ReceiverLines'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { KeptRow } from '@/ui/KeptRow'

interface AccountRowProps {
  account: BankAccount
  /** picked for the page below */
  chosen: boolean
  onPick: ((id: number) => void) | undefined
  onDefault: (id: number) => void
  onRemove: (id: number) => void
}

export const AccountRow = memo(function AccountRow(props: AccountRowProps) {
  const { account, chosen, onPick, onDefault, onRemove } = props
  const { id } = account
  return (
    <KeptRow
      name="account"
      className="t-account"
      isDefault={account.is_default === 1}
      chosen={chosen}
      onPick={onPick && (() => onPick(id))}
      onDefault={() => onDefault(id)}
      onEdit={() => open(routes.accountEdit, { id })}
      onRemove={() => onRemove(id)}
    >
      <ReceiverLines receiver={receiverOf(account)} />
    </KeptRow>
  )
})
