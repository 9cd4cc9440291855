import type { Member, Model } from '../model/state'
import type { Run } from '../model/run'
import type { Random } from '../world/random'
import { couponTypes, platformTypes } from '../world/setUp'
import { Deviation, touching, type Action, type Concern } from '../model/step'
import { wallets } from './wallet'

type Row = Record<string, string | number>

const look = (
  what: string,
  weight: number,
  act: (run: Run, member: Member, random: Random) => Promise<void>,
): Action => ({
  name: `look at ${what}`,
  weight,
  plan(model: Model, random: Random) {
    const member = random.pick(model.members)
    if (!member) return undefined
    return {
      what: `member ${member.n} looks at ${what}`,
      touches: [touching.member(member.n)],
      expect: () => undefined,
      act: (run) => act(run, member, random),
    }
  },
})

const own = look('the wallets', 3, async (run, member) => {
  const account_type = wallets.map(({ type }) => type).join(',')
  const shown = (await run.must(run.as(member, '/api/memberaccount/info', { account_type }))) as Row
  for (const { type, of } of wallets) {
    const cents = Math.round(Number(shown[type]) * (type === 'point' ? 1 : 100))
    if (cents !== member.wallet[of])
      throw new Deviation(`member ${member.n} is shown ${cents} of ${type}, the model has ${member.wallet[of]}`)
  }
})

/** Free ones and used ones, each in a list of its own. */
const kinds = [
  {
    path: '/coupon/api/coupon/memberpage',
    id: 'coupon_id',
    type: 'coupon_type_id',
    types: couponTypes.map(({ type }) => type as number),
    owned: ({ coupons }: Member) => coupons.map(({ id, order }) => ({ id, state: order ? 2 : 1 })),
  },
  {
    path: '/platformcoupon/api/platformcoupon/memberpage',
    id: 'platformcoupon_id',
    type: 'platformcoupon_type_id',
    types: platformTypes.map(({ type }) => type as number),
    owned: ({ platformCoupons }: Member) =>
      platformCoupons.map(({ id, checkout }) => ({ id, state: checkout < 0 ? 1 : 2 })),
  },
]

const coupons = look('the coupons', 3, async (run, member) => {
  for (const { path, id, type, types, owned } of kinds)
    for (const state of [1, 2]) {
      const call = run.as(member, path, { page: 1, page_size: 50, state })
      const { list } = (await run.must(call)) as { list: Row[] }
      const shown = list.filter((row) => types.includes(Number(row[type]))).map((row) => Number(row[id]))
      const wanted = owned(member).filter((one) => one.state === state)
      const [is, should] = [shown, wanted.map((one) => one.id)].map((all) => all.sort((a, b) => a - b).join())
      if (is !== should)
        throw new Deviation(`member ${member.n} is shown the coupons ${is} in state ${state}, the model has ${should}`)
    }
})

/** What a member is shown of what is owned. */
export const looks: Concern = { name: 'looks', actions: [own, coupons] }
