import type { Tx } from '../../database/transaction'
import { move, moveAtTheEnd, type AccountKind, type Move, type WalletParts } from '../../ledger/ledger'
import { phrase } from '../../words/phrases'
import type { PresaleOrder } from './presaleOrder.store'

type Of = Pick<PresaleOrder, 'member_id' | 'presale_order_id' | 'order_no'>

/** In lock order. */
const kinds = ['balance', 'balance_money'] as const satisfies AccountKind[]

const names = { deposit: phrase('account.presale.deposit'), final: phrase('account.presale.final') }
const back = phrase('account.presale.back')

/**
 * What was taken, once each: with the deposit or a bill of the rest, or by BALANCE at the cashier. What comes back has
 * the same name with `:back`.
 */
export type Cause = 'deposit' | `final:${string}` | 'deposit-bill' | 'final-bill'

const movesOf = (of: Of, parts: WalletParts, cause: Cause, sign: 1 | -1, at: number): Move[] =>
  kinds.flatMap((kind) => {
    if (parts[kind] === 0) return []
    return {
      memberId: of.member_id,
      kind,
      delta: sign * parts[kind],
      ref: `presale:${of.presale_order_id}:${cause}${sign > 0 ? ':back' : ''}`,
      fromType: 'presale',
      typeName: sign > 0 ? back : names[cause.startsWith('deposit') ? 'deposit' : 'final'],
      typeTag: of.presale_order_id,
      remark: phrase('account.presale.remark', { order: of.order_no }),
      at,
    }
  })

/** Refuses when a wallet has too little. */
export const take = (trx: Tx, of: Of, parts: WalletParts, cause: Cause, at: number) =>
  Promise.all(movesOf(of, parts, cause, -1, at).map((one) => move(trx, one)))

/** To the wallets they came from, at the end of the transaction; a deposit that goes back is news to its member. */
export function giveBack(trx: Tx, of: Of, parts: WalletParts, cause: Cause, at: number, isNews = false): void {
  moveAtTheEnd(trx, ...movesOf(of, parts, cause, 1, at).map((one) => ({ ...one, isNews })))
}

/** The same at once, for whoever takes again. */
export const giveBackNow = (trx: Tx, of: Of, parts: WalletParts, cause: Cause, at: number) =>
  Promise.all(movesOf(of, parts, cause, 1, at).map((one) => move(trx, one)))

export const noParts: WalletParts = { balance: 0, balance_money: 0 }

export const depositParts = (row: PresaleOrder): WalletParts => ({
  balance: row.deposit_from_balance,
  balance_money: row.deposit_from_balance_money,
})

export const finalParts = (row: PresaleOrder): WalletParts => ({
  balance: row.final_from_balance,
  balance_money: row.final_from_balance_money,
})
