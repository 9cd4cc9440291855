import type { AccountRow } from '@mall/contract/account'
import { causeOf } from './causeOf'
import { EntryLine } from './EntryLine'

/** One movement of a purse, of points or of growth; leads to what caused it where that has a page. */
export function EntryRow({ entry }: { entry: AccountRow }) {
  const { account_data, type_name, remark, create_time } = entry
  return (
    <EntryLine name={type_name} remark={remark} time={create_time} amount={account_data} onClick={causeOf(entry)} />
  )
}
