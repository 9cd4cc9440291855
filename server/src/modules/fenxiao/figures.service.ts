import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { startOfDay } from '../../lib/date'
import type { Mall } from '../../mall'
import { purchases } from './condition.store'
import * as store from './figures.store'

/** A distributor's figures under the names of the conditions of a level (wire/fenxiao section 3); cents and counts. */
export interface Figures {
  fenxiao_order_num: number
  fenxiao_order_meney: number
  one_fenxiao_order_num: number
  one_fenxiao_order_money: number
  order_num: number
  order_money: number
  child_num: number
  child_fenxiao_num: number
  one_child_num: number
  one_child_fenxiao_num: number
  two_child_num: number
  total_commission: number
  today_commission: number
  today_order_money: number
}

export async function figuresOf(db: Kysely<DB>, mall: Mall, memberId: number): Promise<Figures> {
  const { level } = await mall.settings.get('fenxiao_basics', 0, db === mall.db ? undefined : db)
  const [earned, below, own] = await Promise.all([
    store.earned(db, memberId, startOfDay(mall.clock.now())),
    store.below(db, memberId, level),
    purchases(db, memberId, true),
  ])
  return {
    ...{ fenxiao_order_num: earned.num, fenxiao_order_meney: earned.money },
    ...{ one_fenxiao_order_num: earned.one_num, one_fenxiao_order_money: earned.one_money },
    ...{ order_num: own.num, order_money: own.money },
    ...{ child_num: below.all, child_fenxiao_num: below.all_fenxiao },
    ...{ one_child_num: below.one, one_child_fenxiao_num: below.one_fenxiao, two_child_num: below.two },
    ...{ total_commission: earned.settled, today_commission: earned.today, today_order_money: earned.today_money },
  }
}

/** The rows of all levels of the team list. */
export async function teamSize(db: Kysely<DB>, memberId: number): Promise<number> {
  const { one, two_fenxiao } = await store.below(db, memberId, 2)
  return one + two_fenxiao
}
