import { termFaults } from './couponRules'

const faults = (terms: Parameters<typeof termFaults>[0]) => termFaults(terms).map(([field]) => field)

it.each([
  [{ type: 'reward', money: 0 }, ['money']],
  [{ type: 'reward', money: 100 }, []],
  [{ type: 'discount', pay_percent: 100 }, ['discount']],
  [{ type: 'discount', pay_percent: 0 }, ['discount']],
  [{ type: 'discount', pay_percent: 95 }, []],
  [{ validity_type: 0 }, ['end_time']],
  [{ validity_type: 1, fixed_term: 0 }, ['fixed_term']],
  [{ validity_type: 1, fixed_term: 3, end_time: 0 }, []],
  [{ goods_type: 2, goods_ids: [] }, ['goods_ids']],
  [{ goods_type: 1 }, []],
  [{ use_scenario: 2 }, ['group_ids']],
  [{ count: 3, lead_count: 4 }, ['count']],
  [{ count: 4, lead_count: 4 }, []],
])('%j: %j', (terms, wanted) => expect(faults(terms)).toEqual(wanted))
