import type { Presale } from '../model/presale'
import type { Model } from '../model/state'
import { touching, type Action } from '../model/step'
import type { Params } from '../world/client'

/** What buyer and shop may do to an order of a presale before it is paid in full; all else must be refused. */
interface Deed {
  name: string
  may(one: Presale): boolean
  expect(model: Model, one: Presale): void
  path: string
  params?: Params
  by: 'member' | 'shop'
  keyed: boolean
}

const answers = '/operator/api/refund/presale'
const isAsked = ({ status, refund }: Presale) => status === 1 && refund === 1
const deeds: Deed[] = [
  {
    ...{ name: 'is closed', path: '/presale/api/order/close', by: 'member', keyed: false },
    may: ({ status }) => status === 0,
    expect: (model, one) => one.close(model, false),
  },
  {
    ...{ name: 'asks for its deposit', path: '/presale/api/refund/applyRefund', by: 'member', keyed: true },
    may: ({ status, refund, terms, hasOpenFinal }) =>
      status === 1 && terms.isReturned && (refund === 0 || refund === -1) && !hasOpenFinal,
    expect: (model, one) => one.ask(model),
  },
  {
    ...{ name: 'asks no more', path: '/presale/api/refund/cancelRefund', by: 'member', keyed: false },
    may: isAsked,
    expect: (_, one) => one.answer(0),
  },
  {
    ...{ name: 'gets its deposit back', path: answers, by: 'shop', keyed: true },
    params: { agree: 1, reason: '' },
    may: isAsked,
    expect: (model, one) => one.close(model, true),
  },
  {
    ...{ name: 'does not get its deposit back', path: answers, by: 'shop', keyed: true },
    params: { agree: 0, reason: '已备货' },
    may: isAsked,
    expect: (_, one) => one.answer(-1),
  },
]

export const presaleDeed = (allowed: boolean, weight: number): Action => ({
  name: allowed ? 'a presale order' : 'a presale order in vain',
  weight,
  plan(model, random) {
    const deed = random.pick(deeds)
    const one = random.pick(model.presales.filter((each) => each.id > 0 && deed?.may(each) === allowed))
    if (!one || !deed) return undefined
    const { member, activity, piece } = one
    return {
      what: `presale order ${one.n} in ${one.status}/${one.refund} ${deed.name}${allowed ? '' : ' in vain'}`,
      touches: [...[touching.member(member.n), touching.activity(activity)], ...touching.scarceSkus(model, [piece])],
      leavesJobs: true,
      expect: () => void (allowed && deed.expect(model, one)),
      async act(run) {
        const key = deed.keyed ? { idempotency_key: run.key() } : {}
        const params = { order_id: one.id, ...deed.params, ...key }
        const call =
          deed.by === 'member'
            ? run.as(member, deed.path, params)
            : { path: deed.path, params, operator: `dev-site-key-${activity.site}` }
        await (allowed ? run.must(call) : run.mustNot(call))
      },
    }
  },
})
