import type { Insertable, Updateable } from 'kysely'
import type { OwnRows, OwnTable } from '../../database/ownRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { Ctx, Refusal } from '../../http/route'
import { lockMember } from './member.service'

/** The most addresses, and the most accounts to withdraw to, that one member keeps (wire/member sections 3 and 4). */
export const mostRows = 50

interface Refusals {
  unknown: () => Refusal
  tooMany: () => Refusal
}

type Flag = 0 | 1 | undefined
type Fields<Row> = Omit<Row, 'member_id' | 'id' | 'is_default'>

/** Adds, changes and removes a member's rows. A member who has rows has exactly one default among them. */
export function oneDefault<T extends OwnTable>(rows: OwnRows<T>, refusals: Refusals) {
  type Change = Updateable<DB[T]>

  /** Where no default is left, the newest becomes it, and `last`, which was one until now, only when there is no other. */
  async function change(ctx: Ctx, run: (trx: Tx) => Promise<boolean>, last = 0): Promise<void> {
    await ctx.mall.tx(async (trx) => {
      await lockMember(trx, ctx.memberId)
      if (!(await run(trx))) throw refusals.unknown()
      if (await rows.findDefault(trx, ctx.memberId)) return
      const next = (await rows.findNewest(trx, ctx.memberId, last)) ?? last
      if (next) await rows.update(trx, ctx.memberId, next, { is_default: 1 })
    })
  }

  return {
    /** The first one is the default. */
    add: (ctx: Ctx, fields: Fields<Insertable<DB[T]>>, wanted: Flag): Promise<number> =>
      ctx.mall.tx(async (trx) => {
        await lockMember(trx, ctx.memberId)
        const count = await rows.count(trx, ctx.memberId)
        if (count >= mostRows) throw refusals.tooMany()
        const isDefault = wanted === 1 || count === 0
        if (isDefault) await rows.clearDefault(trx, ctx.memberId)
        const id = ctx.mall.newId()
        const own = { member_id: ctx.memberId, id, is_default: isDefault ? 1 : 0 }
        await rows.insert(trx, { ...fields, ...own } as unknown as Insertable<DB[T]>)
        return id
      }),

    edit: (ctx: Ctx, id: number, fields: Fields<Change>, wanted: Flag): Promise<void> =>
      change(
        ctx,
        async (trx) => {
          if (wanted === 1) await rows.clearDefault(trx, ctx.memberId)
          const isDefault = wanted === undefined ? {} : { is_default: wanted }
          return rows.update(trx, ctx.memberId, id, { ...fields, ...isDefault } as Change)
        },
        id,
      ),

    setDefault: (ctx: Ctx, id: number): Promise<void> =>
      change(ctx, async (trx) => {
        await rows.clearDefault(trx, ctx.memberId)
        return rows.update(trx, ctx.memberId, id, { is_default: 1 })
      }),

    remove: (ctx: Ctx, id: number): Promise<void> => change(ctx, (trx) => rows.remove(trx, ctx.memberId, id)),
  }
}
