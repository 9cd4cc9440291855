import { localCtx } from '../../../http/localCtx'
import { openPool } from '../../../ledger/poolStock'
import type { Mall } from '../../../mall'
import { play } from '../../../modules/pay/sandbox.service'
import { createDeposit } from '../../../promotions/presale/presaleDeposit.service'
import { createFinal } from '../../../promotions/presale/presaleFinal.service'
import { remind } from '../../../promotions/presale/presaleMessages'
import { close, page } from '../../../promotions/presale/presaleOrders.service'
import { insertAll } from '../../bulk'
import type { Tx } from '../../transaction'
import { seedData } from '..'
import type { SeedData } from '../types'
import { siteFinder } from './catalogue'
import { mallAt } from './past'
import { byCode, cents } from './units'

const minute = 60
const day = 86_400
const buyerId = 1

/** Activities, with the stock of each. */
export async function loadPresales(trx: Tx, data: SeedData): Promise<void> {
  const goodsOf = byCode(data.goods, 'goods')
  const siteOf = siteFinder(data)
  const rows = data.presales.map(({ goods, presale_stock, presale_deposit, presale_price, ...row }) => {
    const { goods_id, shop } = goodsOf(goods)
    const money = { presale_deposit: cents(presale_deposit), presale_price: cents(presale_price) }
    return {
      stock: presale_stock,
      row: { ...row, ...money, site_id: siteOf(shop), goods_id, create_time: row.start_time },
    }
  })
  await insertAll(
    trx,
    'presale',
    rows.map(({ row }) => row),
  )
  for (const { stock, row } of rows)
    await openPool(trx, {
      ...{ siteId: row.site_id, type: 'presale', activityId: row.presale_id },
      ...{ stock, endTime: row.end_time },
    })
}

/** Ids of the demo mall are the same at every load; those of distribution begin at 6 million (fenxiao.ts). */
const firstId = 5_000_000

/** Presale orders of member 1 in every status, through the services that every one goes through. */
export async function loadPresaleOrders(mall: Mall): Promise<void> {
  const now = mall.clock.now()
  const data = seedData(now)
  const skuOf = (presaleId: number) => {
    const code = data.presales.find((one) => one.presale_id === presaleId)?.goods
    return data.goods.find((goods) => goods.code === code)?.skus[0]?.sku_id ?? 0
  }
  let next = firstId
  const then = (time: number) => mallAt(mall, time, { newId: () => next++ })
  const at = (time: number) => localCtx(then(time), { memberId: buyerId })
  const order = async (presaleId: number, time: number) => {
    const ctx = at(time)
    const asked = { presale_id: presaleId, sku_id: skuOf(presaleId), num: 1 }
    const { data: bill } = await ctx.mall.tx((trx) => createDeposit(ctx, trx, asked))
    const { list } = await page(ctx, undefined, { page_size: 1 })
    return { id: list[0]?.id ?? 0, bill }
  }
  const pays = (bill: string, time: number) => play(then(time), bill, 'paid')
  /** What a running mall would have left for the buyer by then. */
  const hears = async (until: number) => {
    const kind = 'presale.message'
    const due = mall.db.selectFrom('job').select(['dist_key', 'key', 'run_at']).where('kind', '=', kind)
    for (const { dist_key: distKey, key, run_at } of await due.where('run_at', '<=', until).execute()) {
      await remind({ kind, distKey, key, payload: null, attempts: 1 }, then(run_at))
      await mall.tx((trx) => mall.jobs.cancel(trx, { kind, distKey, key }))
    }
  }

  const given = await order(3, now - 25 * day)
  await close(at(now - 25 * day + 9 * minute), given.id)

  const done = await order(3, now - 20 * day)
  await pays(done.bill, now - 20 * day + minute)
  await hears(now - minute)
  // the newest of all orders, as its id says
  const paying = at(now - minute)
  const { data: rest } = await paying.mall.tx((trx) => createFinal(paying, trx, { id: done.id }))
  await pays(rest, now - 30)

  const due = await order(5, now - 4 * day)
  await pays(due.bill, now - 4 * day + minute)
  await order(4, now - 5 * minute)
  await hears(now)
}
