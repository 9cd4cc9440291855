import { isDeepStrictEqual } from 'node:util'
import type { ImportRow } from '@mall/contract/importRows'
import { findAll } from '../../database/bulk'
import { missing } from '../../http/params'
import { refuse } from '../../http/route'
import { sent, type ImportedList, type Sent } from '../import/list'
import type { Plan } from '../import/plan'
import { twice, unknownCode } from '../import/tableList'
import * as store from './exceptions.store'
import { unknownLevel } from './level.service'
import { listLevels } from './level.store'

type Row = ImportRow<'fenxiao_goods'>
type SentSku = NonNullable<Row['skus']>[number]

/** A row with the goods that it is about. */
interface Exception {
  path: string
  shop: string
  code: string
  siteId: number
  goodsId: number
  row: Row
}

/** hundredths of a percent */
const whole = 10_000

const otherGoods = () => refuse({ zh: '该编码已用于其他商品', en: 'This code stands for other goods' })
const sameGoods = () => refuse({ zh: '该商品在数据中重复', en: 'These goods stand in the data twice' })
const othersSku = () => refuse({ zh: '该SKU属于其他商品', en: 'This sku is of other goods' })
const tooMuch = () =>
  refuse({ zh: '各级佣金比例之和不能超过100%', en: 'The rates of all levels are more than 100 % together' })

/** Exceptions of goods are replaced whole; there is one row of goods, whose id is theirs. */
export const fenxiaoGoodsList: ImportedList = {
  name: 'fenxiao_goods',
  of: 'shops',
  async plan(rows, plan) {
    const exceptions = await nameGoods(rows, plan)
    const skusOf = await readSkus(exceptions, plan)
    const goodsIds = exceptions.map(({ goodsId }) => goodsId)
    const stored = new Map((await store.findGoods(plan.trx, goodsIds)).map((row) => [row.goods_id, row]))
    const before = byGoods(await store.findExceptions(plan.trx, goodsIds))
    const replaced: Replaced = { goodsIds: [], oldSkuIds: [], skus: [], rates: [] }
    for (const one of exceptions) {
      const { siteId, goodsId, shop, code, row } = one
      const key = { site_id: siteId, goods_id: goodsId }
      const known = stored.get(goodsId)
      const isOther = known !== undefined && row.is_fenxiao !== undefined && row.is_fenxiao !== known.is_fenxiao
      const areOthers = row.skus !== undefined && replace(replaced, goodsId, skusOf(one, row.skus), before.get(goodsId))
      if (!known) {
        plan.insert('fenxiao_goods', { is_fenxiao: 1, ...sent(row, 'is_fenxiao'), ...key })
        plan.created += 1
      } else if (isOther || areOthers) {
        plan.update('fenxiao_goods', ['site_id', 'goods_id'], { ...sent(row, 'is_fenxiao'), ...key })
        plan.updated += 1
      }
      ;(plan.ids.fenxiao_goods ??= []).push({ shop, code, id: goodsId })
    }
    if (replaced.goodsIds.length === 0) return
    plan.then('fenxiao_sku', () => store.replaceSkus(plan.trx, replaced.goodsIds, replaced.skus))
    plan.then('fenxiao_rate', () => store.replaceRates(plan.trx, replaced.oldSkuIds, replaced.rates))
  },
}

/** The goods that the rows name, or named when their code was new. */
async function nameGoods(rows: (Sent & { siteId: number })[], plan: Plan): Promise<Exception[]> {
  const { codes } = plan
  const sites = rows.map(({ siteId }) => siteId)
  const goodsOf = ({ row }: Sent) => (row as Row | undefined)?.goods
  await codes.load(
    'fenxiao_goods',
    sites,
    rows.map(({ code }) => code),
  )
  await codes.load(
    'goods',
    sites,
    rows.map((one) => goodsOf(one) ?? ''),
  )
  const seen = new Set<string>()
  const seenGoods = new Set<number>()
  return rows.flatMap((one) => {
    const { siteId, code, path, row, shop } = one
    const name = JSON.stringify([siteId, code])
    if (code === '' || row === undefined) return []
    if (seen.has(name)) {
      plan.fail(`${path}.code`, twice())
      return []
    }
    seen.add(name)
    const known = codes.find('fenxiao_goods', siteId, code)?.row_id
    const goods = goodsOf(one)
    const goodsId = goods === undefined ? known : codes.find('goods', siteId, goods)?.row_id
    if (goods === '' || (goods === undefined && known === undefined)) plan.fail(`${path}.goods`, missing('goods'))
    else if (goodsId === undefined) plan.fail(`${path}.goods`, unknownCode(goods ?? ''))
    else if (known !== undefined && known !== goodsId) plan.fail(`${path}.goods`, otherGoods())
    else if (seenGoods.has(goodsId)) plan.fail(`${path}.goods`, sameGoods())
    else {
      seenGoods.add(goodsId)
      codes.name('fenxiao_goods', siteId, code, goodsId)
      return [{ path, shop, code, siteId, goodsId, row: row as Row }]
    }
    return []
  })
}

/** What the skus of a row become in the tables; what is wrong with them is told for the row. */
async function readSkus(exceptions: Exception[], plan: Plan) {
  const { codes, trx } = plan
  const named = exceptions.flatMap(({ siteId, row }) => (row.skus ?? []).map(({ sku }) => ({ siteId, sku })))
  await codes.load(
    'skus',
    named.map(({ siteId }) => siteId),
    named.map(({ sku }) => sku),
  )
  const ids = named.flatMap(({ siteId, sku }) => codes.find('skus', siteId, sku)?.row_id ?? [])
  const skus = [...(await findAll(trx, 'sku', 'sku_id', ids)), ...plan.newRows('sku')]
  const goodsOf = new Map(skus.map(({ sku_id, goods_id }) => [sku_id, goods_id]))
  const levels = new Set((await listLevels(trx)).map(({ level_num }) => level_num))

  return ({ siteId, goodsId, path }: Exception, given: readonly SentSku[]): store.Exceptions => {
    const read: store.Exceptions = { skus: [], rates: [] }
    const seen = new Set<string>()
    for (const [i, { sku, fenxiao_price = 0, rates }] of given.entries()) {
      const place = `${path}.skus[${i}]`
      const id = codes.find('skus', siteId, sku)?.row_id
      if (id === undefined) plan.fail(`${place}.sku`, unknownCode(sku))
      else if (goodsOf.get(id) !== goodsId) plan.fail(`${place}.sku`, othersSku())
      else if (seen.has(sku)) plan.fail(`${place}.sku`, twice())
      seen.add(sku)
      const nums = new Set<number>()
      for (const [j, { level_num, one_rate, two_rate, three_rate }] of rates.entries()) {
        if (!levels.has(level_num)) plan.fail(`${place}.rates[${j}].level_num`, unknownLevel())
        else if (nums.has(level_num)) plan.fail(`${place}.rates[${j}].level_num`, twice())
        nums.add(level_num)
        if (one_rate + two_rate + three_rate > whole) plan.fail(`${place}.rates[${j}]`, tooMuch())
      }
      // without either it is as the level
      if (id === undefined || (fenxiao_price === 0 && rates.length === 0)) continue
      read.skus.push({ site_id: siteId, sku_id: id, goods_id: goodsId, fenxiao_price })
      read.rates.push(...rates.map((rate) => ({ site_id: siteId, sku_id: id, ...rate })))
    }
    return read
  }
}

interface Replaced extends store.Exceptions {
  goodsIds: number[]
  oldSkuIds: number[]
}

function byGoods({ skus, rates }: store.Exceptions): Map<number, store.Exceptions> {
  const found = new Map<number, store.Exceptions>()
  const ofSku = new Map<number, store.Exceptions>()
  for (const sku of skus) {
    const own = found.get(sku.goods_id) ?? { skus: [], rates: [] }
    own.skus.push(sku)
    found.set(sku.goods_id, own)
    ofSku.set(sku.sku_id, own)
  }
  for (const rate of rates) ofSku.get(rate.sku_id)?.rates.push(rate)
  return found
}

/** Notes what stands instead of the exceptions of goods; answers whether it is anything else. */
function replace(
  replaced: Replaced,
  goodsId: number,
  to: store.Exceptions,
  before: store.Exceptions = { skus: [], rates: [] },
): boolean {
  if (isDeepStrictEqual(sorted(before), sorted(to))) return false
  replaced.goodsIds.push(goodsId)
  replaced.oldSkuIds.push(...before.skus.map(({ sku_id }) => sku_id))
  replaced.skus.push(...to.skus)
  replaced.rates.push(...to.rates)
  return true
}

const sorted = ({ skus, rates }: store.Exceptions) => ({
  skus: [...skus].sort((a, b) => a.sku_id - b.sku_id).map((sku) => ({ ...sku })),
  rates: [...rates].sort((a, b) => a.sku_id - b.sku_id || a.level_num - b.level_num).map((rate) => ({ ...rate })),
})
