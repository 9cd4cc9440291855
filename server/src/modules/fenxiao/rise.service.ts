import type { Tx } from '../../database/transaction'
import type { Job } from '../../jobs/jobs'
import type { Mall } from '../../mall'
import { lockMember } from '../member/member.service'
import * as distributors from './distributor.store'
import { shareLevels, type Level } from './level.store'
import { figuresOf, type Figures } from './figures.service'

const kind = 'fenxiao.rise'

/** After a settlement and after somebody new below: a job looks whether a higher level is reached. */
export const promiseRise = (trx: Tx, mall: Mall, memberId: number, at: number): Promise<void> =>
  mall.jobs.enqueue(trx, { kind, distKey: memberId, key: memberId, runAt: at })

const conditions = [
  'fenxiao_order_num',
  'fenxiao_order_meney',
  'one_fenxiao_order_num',
  'one_fenxiao_order_money',
  'order_num',
  'order_money',
  'child_num',
  'child_fenxiao_num',
  'one_child_num',
  'one_child_fenxiao_num',
] as const satisfies readonly (keyof Level & keyof Figures)[]

/** A level without any condition is only the operator's to give. */
export function isReached(level: Level, figures: Figures): boolean {
  const used = conditions.filter((name) => level[name] > 0)
  const holds = (name: (typeof conditions)[number]) => figures[name] >= level[name]
  return used.length > 0 && (level.upgrade_type === 2 ? used.every(holds) : used.some(holds))
}

/** To the highest level whose conditions hold; nobody falls (wire/fenxiao section 3). */
async function rise({ distKey: memberId }: Job, mall: Mall): Promise<void> {
  await mall.tx(async (trx) => {
    await lockMember(trx, memberId)
    const distributor = await distributors.findDistributor(trx, memberId)
    if (!distributor) return
    const levels = await shareLevels(trx)
    const own = levels.find(({ level_id }) => level_id === distributor.level_id)?.level_num ?? 0
    const higher = levels.filter(({ level_num }) => level_num > own)
    if (higher.length === 0) return
    const figures = await figuresOf(trx, mall, memberId)
    const reached = higher.filter((level) => isReached(level, figures)).at(-1)
    if (reached) await distributors.change(trx, memberId, { level_id: reached.level_id })
  })
}

export const riseJobs = { [kind]: rise }
