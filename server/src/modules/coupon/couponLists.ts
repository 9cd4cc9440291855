import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Ctx } from '../../http/route'
import { pageOf, type Paging } from '../../lib/paging'
import type { couponLife, OwnFilter, Part } from './couponLife.store'

/** Where coupons of one kind are read. */
interface Store<Filter, Type, Own> {
  countTypes: (db: Kysely<DB>, filter: Filter, now: number) => Promise<number>
  findTypes: (db: Kysely<DB>, filter: Filter, part: Part) => Promise<Type[]>
  findOwn: (db: Kysely<DB>, filter: OwnFilter, part: Part) => Promise<Own[]>
  life: Pick<ReturnType<typeof couponLife>, 'countOwn' | 'countReceived'>
}

/** What people see of coupons of one kind, the same for those of shops and of the platform; rows are shown as of now. */
export function couponLists<Filter, Type, Own, TypeRow, OwnRow>(
  { countTypes, findTypes, findOwn, life }: Store<Filter, Type, Own>,
  typeRow: (type: Type, now: number) => TypeRow,
  ownRow: (own: Own, now: number) => OwnRow,
) {
  const listTypes = async ({ mall, now }: Ctx, filter: Filter, limit: number, offset: number) => {
    const types = await findTypes(mall.readDb, filter, { now, limit, offset })
    return types.map((type) => typeRow(type, now))
  }
  const countOwn = ({ mall, memberId, now }: Ctx, state: number | undefined) =>
    life.countOwn(mall.db, memberId, state, now)
  return {
    types: (ctx: Ctx, filter: Filter, paging: Paging) =>
      pageOf(paging, {
        count: () => countTypes(ctx.mall.readDb, filter, ctx.now),
        list: (limit, offset) => listTypes(ctx, filter, limit, offset),
      }),

    /** The first hundred at once. */
    allTypes: (ctx: Ctx, filter: Filter) => listTypes(ctx, filter, 100, 0),

    ownCoupons: (ctx: Ctx, state: number | undefined, paging: Paging) =>
      pageOf(paging, {
        count: () => countOwn(ctx, state),
        list: async (limit, offset) => {
          const { mall, memberId, now } = ctx
          const rows = await findOwn(mall.db, { memberId, state }, { now, limit, offset })
          return rows.map((row) => ownRow(row, now))
        },
      }),

    countOwn,

    countReceived: (ctx: Ctx, typeId: number) => life.countReceived(ctx.mall.db, ctx.memberId, typeId),
  }
}
