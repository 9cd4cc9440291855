import type { ImportRow } from '@mall/contract/importRows'
import { refuse } from '../../http/route'
import { changed, sent } from '../import/list'
import { tableList } from '../import/tableList'
import { findAdvs } from './diy.store'

const taken = () => refuse({ zh: '广告位关键字已存在', en: 'Another advertisement position has this keyword' })

/** keyword -> id of the position that has it */
type Keywords = Map<string, number>

export const advList = tableList<'advs', Keywords>({
  name: 'advs',
  table: 'adv_position',
  id: 'ap_id',
  needs: ['keyword', 'ap_name'],
  prepare: async (_, plan) => new Map((await findAdvs(plan.trx)).map(({ keyword, ap_id }) => [keyword, ap_id])),
  columns: ({ row }) => ({
    ...sent(row, 'keyword', 'ap_name', 'ap_width', 'ap_height'),
    ...changed(row.adv_list, 'adv_list', advsOf),
  }),
  check(rows, keywords, plan) {
    for (const { id, before, columns, path } of rows) {
      const keyword = String(columns.keyword ?? before?.keyword)
      if ((keywords.get(keyword) ?? id) !== id) plan.fail(`${path}.keyword`, taken())
      keywords.set(keyword, id)
    }
  },
})

/** An advertisement is known by its place. */
const advsOf = (list: NonNullable<ImportRow<'advs'>['adv_list']>) =>
  list.map(({ adv_url, ...adv }, i) => ({
    ...adv,
    adv_id: i + 1,
    adv_url: typeof adv_url === 'object' ? adv_url : adv_url ? { wap_url: adv_url } : {},
  }))
