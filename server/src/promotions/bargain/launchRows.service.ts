import type { BargainingRow, CutRow, LaunchRow, OwnLaunch } from '@mall/contract/bargain'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import * as cuts from './cut.store'
import { unknownLaunch } from './launch.service'
import { findOpenOf } from './launch.store'
import * as store from './launchRows.store'

const cutsShown = 10
const statuses = [0, 1, 2] as const

/** Everybody may look at it; its order is told to the launcher alone. */
export async function info({ mall, memberId, now }: Ctx, launchId: number): Promise<LaunchRow> {
  const found = await store.findShown(mall.db, launchId, now)
  if (!found) throw refuse(unknownLaunch)
  return launchRow(found, memberId, await cuts.findCutBy(mall.db, memberId, [launchId]))
}

/** The newest first. */
export const record = ({ mall: { db } }: Ctx, launchId: number, paging: Paging): Promise<PageOf<CutRow>> =>
  pageOf(paging, {
    count: () => cuts.countCuts(db, launchId),
    list: async (limit, offset) => (await cuts.findCuts(db, launchId, limit, offset)).map(cutRow),
  })

/** The member's own, the newest first. */
export function ownPage(
  { mall: { db }, memberId, now }: Ctx,
  status: 'all' | '0' | '1' | '2',
  paging: Paging,
): Promise<PageOf<OwnLaunch>> {
  const asked = { memberId, status: statuses.find((one) => String(one) === status), now }
  return pageOf(paging, {
    count: () => store.countOwn(db, asked),
    async list(limit, offset) {
      const rows = await store.findOwn(db, asked, limit, offset)
      const ids = rows.map((row) => row.launch_id)
      const [newest, own] = await Promise.all([
        cuts.findNewestCuts(db, ids, cutsShown),
        cuts.findCutBy(db, memberId, ids),
      ])
      return rows.map((row) => ({
        ...launchRow(row, memberId, own),
        bargain_record: newest.filter((one) => one.launch_id === row.launch_id).map(cutRow),
      }))
    },
  })
}

/** What the member is bargaining for now. */
export async function openOnes({ mall, memberId, now }: Ctx): Promise<BargainingRow[]> {
  const rows = await findOpenOf(mall.db, memberId, now)
  return rows.map(({ launch_id, bargain_id, sku_id, goods_id, site_id, start_time, end_time, ...row }) => ({
    ...{ launch_id, bargain_id, sku_id, goods_id, site_id, start_time, end_time },
    ...{ curr_price: yuan(row.curr_price), price: yuan(row.price) },
    ...{ goods_name: row.goods_name, goods_image: row.goods_image },
  }))
}

function launchRow(row: store.ShownLaunch, asker: number, cutByAsker: ReadonlySet<number>): LaunchRow {
  const { launch_id, bargain_id, sku_id, goods_id, site_id, sku_name, sku_image, member_id, nickname, headimg } = row
  const isOwn = member_id === asker
  return {
    ...{ launch_id, bargain_id, sku_id, goods_id, site_id, sku_name, sku_image, member_id, nickname, headimg },
    ...{ price: yuan(row.price), floor_price: yuan(row.floor_price), curr_price: yuan(row.curr_price) },
    ...{ buy_type: flag(row.buy_type), bargain_type: flag(row.bargain_type), is_own: flag(row.is_own) },
    ...{ need_num: row.need_num, curr_num: row.curr_num, bargain_stock: row.bargain_stock, status: row.status },
    ...{ start_time: row.start_time, end_time: row.end_time, buy_end_time: row.buy_end_time },
    first_bargain_price: yuan(row.first_bargain_price),
    order_id: isOwn ? row.order_id : 0,
    self: isOwn ? 1 : 0,
    cut: cutByAsker.has(launch_id) ? 1 : 0,
  }
}

const cutRow = ({ cut_id, member_id, nickname, headimg, money, bargain_time }: cuts.Cut): CutRow => ({
  ...{ id: cut_id, member_id, nickname, headimg, money: yuan(money), bargain_time },
})

const flag = (value: number) => (value === 1 ? 1 : 0)
