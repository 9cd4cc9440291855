import { couponTypes } from '../world/setUp'
import type { Coupon } from '../model/state'
import type { Run } from '../model/run'
import { touching, type Action, type Concern } from '../model/step'

const fetch: Action = {
  name: 'fetch a coupon',
  weight: 10,
  plan(model, random) {
    const member = random.pick(model.members)
    const type = random.pick(couponTypes)
    if (!member || !type) return undefined
    const owned = member.coupons.filter((one) => one.type === type).length
    const left = model.couponsLeft.get(type.type) ?? 0
    const allowed = left > 0 && owned < type.most
    const coupon: Coupon = { type, id: 0 }
    const call = { coupon_type_id: type.type, site_id: type.site, get_type: 2 }
    return {
      what: `member ${member.n} fetches coupon ${type.type}${allowed ? '' : ' in vain'}`,
      touches: [touching.member(member.n), ...(left < 3 ? [touching.couponType(type.type)] : [])],
      expect() {
        if (!allowed) return
        member.coupons.push(coupon)
        model.couponsLeft.set(type.type, left - 1)
      },
      async act(run) {
        const wanted = run.as(member, '/coupon/api/coupon/receive', call)
        if (!allowed) return run.mustNot(wanted)
        await run.must(wanted, async () => (await newIds(run, member.id, type.type, member.coupons)).length > 0)
        coupon.id = (await run.world.read(() => newIds(run, member.id, type.type, member.coupons)))[0] ?? 0
      },
    }
  },
}

async function newIds(run: Run, memberId: number, type: number, known: Coupon[]): Promise<number[]> {
  const rows = await run.db
    .selectFrom('member_coupon')
    .select('coupon_id')
    .where('member_id', '=', memberId)
    .where('coupon_type_id', '=', type)
    .execute()
  return rows.map((row) => row.coupon_id).filter((id) => !known.some((one) => one.id === id))
}

async function check({ db, model }: Run): Promise<string[]> {
  const types = couponTypes.map(({ type }) => type as number)
  const [left, own] = await Promise.all([
    db
      .selectFrom('coupon_type')
      .select(['coupon_type_id', 'count', 'lead_count'])
      .where('coupon_type_id', 'in', types)
      .execute(),
    db
      .selectFrom('member_coupon')
      .select(['coupon_id', 'state', 'use_order_id'])
      .where('coupon_type_id', 'in', types)
      .execute(),
  ])
  const found = left
    .filter((row) => row.count - row.lead_count !== model.couponsLeft.get(row.coupon_type_id))
    .map(
      (row) =>
        `coupon type ${row.coupon_type_id}: ${row.count - row.lead_count} left, the model has ${model.couponsLeft.get(row.coupon_type_id)}`,
    )
  const all = model.members.flatMap(({ coupons }) => coupons)
  if (own.length !== all.length) found.push(`${own.length} coupons are handed out, the model has ${all.length}`)
  for (const coupon of all) {
    const row = own.find((one) => one.coupon_id === coupon.id)
    const state = coupon.order ? 2 : 1
    if (row?.state !== state || row.use_order_id !== (coupon.order?.id ?? 0))
      found.push(
        `coupon ${coupon.id}: ${JSON.stringify(row)}, the model has state ${state} on order ${coupon.order?.id ?? 0}`,
      )
  }
  return found
}

export const coupons: Concern = { name: 'coupons', actions: [fetch], check }
