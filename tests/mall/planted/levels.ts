import type { Planted } from './fault'

const level = 'modules/level/level.service.ts'
const seenLevels = ['modules/level/level.test.ts']

/** Of growth, and the levels it lifts a member to. */
export const levelFaults: Planted[] = [
  {
    name: 'growth is counted, but the member stays on the level below',
    file: level,
    find: 'await setLevel(trx, memberId, top.level_id)',
    put: '',
    seenBy: 'model',
  },
  {
    name: 'a check-in brings growth and lifts nobody',
    file: 'modules/signin/signin.service.ts',
    find: 'await raiseLevel(trx, mall, memberId, at)',
    put: '',
    seenBy: 'model',
  },
  {
    name: 'a member falls from the level the operator has put him on',
    file: level,
    find: 'if (!current && member.member_level !== 0) return',
    put: '',
    seenBy: 'model',
  },
  {
    name: 'a level passed on the way brings nothing',
    file: level,
    find: 'for (const level of rise) {',
    put: 'for (const level of [top]) {',
    seenBy: seenLevels,
  },
  {
    name: 'the coupons of a level come with every try of their job',
    file: 'modules/level/level.store.ts',
    find: ".where('given_time', '=', 0)",
    put: '',
    seenBy: seenLevels,
  },
]
