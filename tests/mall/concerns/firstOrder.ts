import { Deviation, touching, type Action } from '../model/step'
import { raced } from '../world/setUp'
import { jobsDone } from './distributionJobs'
import { saved } from './distributors'
import { someInviter } from './inviting'
import { hasRoom, moveIn, newMember } from './members'
import { orderedAtOnce } from './races'

/**
 * Where the first order binds, somebody new is bound by it and not before. Races order for members of whom the seed does
 * not know, so that condition holds for nobody else.
 */
export const firstOrder: Action = {
  name: 'be bound by the first order',
  weight: 5,
  plan(model, random) {
    const inviter = someInviter(model, random)
    if (!inviter || !hasRoom(model)) return undefined
    const member = newMember(model, random)
    const { distribution } = model
    return {
      what: `member ${member.n} registers, brought by member ${inviter.n}, and orders for the first time`,
      touches: [touching.member(member.n)],
      alone: true,
      expect() {
        model.members.push(member)
        member.standing.source = inviter
        distribution.bind(model, member)
      },
      async act(run) {
        const programme = { ...distribution.programme }
        await saved(run, 'fenxiao_relation', { ...programme, bindsAt: 2 })
        await moveIn(run, member, inviter)
        await jobsDone(run)
        const row = await run.world.read(() =>
          run.db.selectFrom('member').select('fenxiao_id').where('member_id', '=', member.id).executeTakeFirst(),
        )
        if (row?.fenxiao_id !== 0) throw new Deviation(`member ${member.n} is bound before the first order`)
        await orderedAtOnce(run, [member.token], { sku_id: raced.plenty })
        await jobsDone(run)
        await saved(run, 'fenxiao_relation', programme)
      },
    }
  },
}
