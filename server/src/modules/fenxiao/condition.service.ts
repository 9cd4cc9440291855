import { said, type Words } from '@mall/contract/words'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { cents, yuan } from '../../lib/money'
import type { Mall } from '../../mall'
import * as store from './condition.store'

/**
 * What a member still lacks to become a distributor (wire/fenxiao section 2); undefined = nothing. Orders count after
 * payment or completion, less refunds.
 */
export async function missingFor(db: Kysely<DB>, mall: Mall, memberId: number): Promise<Words | undefined> {
  const rules = await mall.settings.get('fenxiao_condition', 0, db === mall.db ? undefined : db)
  const completed = rules.consume_condition === 2
  switch (rules.fenxiao_condition) {
    case 2: {
      const left = rules.consume_count - (await store.purchases(db, memberId, completed)).num
      return left > 0
        ? said(`还差${left}笔订单`, `${left} more ${left === 1 ? 'order is' : 'orders are'} needed`)
        : undefined
    }
    case 3: {
      const left = cents(rules.consume_money) - (await store.purchases(db, memberId, completed)).money
      return left > 0 ? said(`还差消费¥${yuan(left)}`, `¥${yuan(left)} more to be spent`) : undefined
    }
    case 4: {
      const ids = rules.goods_ids.split(',').filter(Boolean).map(Number)
      return (await store.hasBought(db, memberId, ids, completed))
        ? undefined
        : said('还未购买指定商品', 'One of the named products has to be bought')
    }
    default:
      return undefined
  }
}
