import type { SkuSpec } from '@mall/contract/goods'
import { findAll } from '../../database/bulk'
import { missing } from '../../http/params'
import { refuse } from '../../http/route'
import type { Given } from '../import/list'
import type { Columns, Plan } from '../import/plan'
import { findInActivities, followPrices } from './goodsImport.store'
import type { Specs } from './specFormat'
import { specsNamed, specsOfSku } from './specIds'

export type Goods = Given<'goods'>
type SentSku = NonNullable<Goods['row']['skus']>[number]

/** A sku that is sold from now on. */
export interface SoldSku {
  id: number
  /** '' where its goods say nothing of their skus */
  code: string
  path: string
  raw: unknown
  row: SentSku | undefined
  before: Columns | undefined
  specs: SkuSpec[]
}

export interface SkusOfGoods {
  specs: Specs[]
  sold: SoldSku[]
  /** what lists show the goods by */
  defaultId: number
  /** skus that are sold no more */
  leftOut: Columns[]
}

/** More would take minutes to lead from one to another. */
const most = 1000
const live = (sku: Columns) => sku.is_delete === 0

const unfit = () => refuse({ zh: '规格值与商品规格不符', en: 'Not one value of each spec of the goods' })
const sameValues = () => refuse({ zh: '规格组合重复', en: 'Another sku has the same values' })
const sameNames = () => refuse({ zh: '规格或规格值重复', en: 'A spec or one of its values stands there twice' })
const othersSku = () => refuse({ zh: '该SKU编码属于其他商品', en: 'A sku of other goods has this code' })
const inActivity = () =>
  refuse({ zh: '规格正在参加活动，不能移除', en: 'A running activity sells one of the skus left out' })
const tooMany = () => refuse({ zh: `规格不能超过${most}个`, en: `More than ${most} skus` })

/** Which skus the goods have, with their ids and specs. */
export async function planSkus(rows: Goods[], plan: Plan): Promise<Map<Goods, SkusOfGoods>> {
  const codes = rows.flatMap(({ row }) => row.skus?.map(({ code }) => code) ?? [])
  await plan.codes.load(
    'skus',
    rows.map(({ siteId }) => siteId),
    codes,
  )
  const known = rows.flatMap(({ siteId, row }) =>
    (row.skus ?? []).flatMap(({ code }) => plan.codes.find('skus', siteId, code)?.row_id ?? []),
  )
  const ofGoods = await findAll(
    plan.trx,
    'sku',
    'goods_id',
    rows.flatMap(({ id, before }) => (before ? [id] : [])),
  )
  const all = [...ofGoods, ...(await findAll(plan.trx, 'sku', 'sku_id', known))]
  const stored = new Map<number, Columns>(all.map((sku) => [sku.sku_id, { ...sku }]))
  const own = new Map<number, Columns[]>()
  for (const sku of ofGoods) own.set(sku.goods_id, [...(own.get(sku.goods_id) ?? []), { ...sku }])
  const seen = new Set<string>()
  const planned = new Map(rows.map((goods) => [goods, skusOf(goods, own.get(goods.id) ?? [], stored, seen, plan)]))
  await refuseBusy(planned, plan)
  plan.then('sku', () =>
    followPrices(
      plan.trx,
      ofGoods.map(({ sku_id }) => sku_id),
    ),
  )
  return planned
}

function skusOf(
  goods: Goods,
  own: Columns[],
  stored: Map<number, Columns>,
  seen: Set<string>,
  plan: Plan,
): SkusOfGoods {
  const { row, before, path } = goods
  const oldSpecs = (before?.goods_spec_format ?? []) as Specs[]
  if (row.specs && hasTwice(row.specs)) plan.fail(`${path}.specs`, sameNames())
  const specs = row.specs ? specsNamed(row.specs, oldSpecs) : oldSpecs.map(bare)
  if (row.skus?.length === 0) plan.fail(`${path}.skus`, missing('skus'))
  if ((row.skus?.length ?? 0) > most) {
    plan.fail(`${path}.skus`, tooMany())
    return { specs, sold: [], defaultId: 0, leftOut: [] }
  }
  const sold = row.skus
    ? row.skus.map((sku, i) => sentSku(goods, sku, i, stored, seen, plan))
    : own.filter(live).map((sku): SoldSku => ({
        id: Number(sku.sku_id),
        code: '',
        path: `${path}.specs`,
        raw: undefined,
        row: undefined,
        before: sku,
        specs: [],
      }))
  const combinations = new Set<string>()
  for (const sku of sold) {
    const names = sku.row
      ? sku.row.spec_values
      : (sku.before?.sku_spec_format as SkuSpec[]).map((one) => one.spec_value_name)
    const found = specsOfSku(specs, names)
    const place = sku.row ? `${sku.path}.spec_values` : sku.path
    if (!found) plan.fail(place, unfit())
    else if (combinations.has(JSON.stringify(names))) plan.fail(place, sameValues())
    combinations.add(JSON.stringify(names))
    sku.specs = found ?? []
  }
  const ids = new Set(sold.map(({ id }) => id))
  return {
    specs,
    sold,
    defaultId: row.skus ? (sold[0]?.id ?? 0) : Number(before?.default_sku_id ?? 0),
    leftOut: own.filter((sku) => live(sku) && !ids.has(Number(sku.sku_id))),
  }
}

function sentSku(
  goods: Goods,
  row: SentSku,
  i: number,
  stored: Map<number, Columns>,
  seen: Set<string>,
  plan: Plan,
): SoldSku {
  const { siteId } = goods
  const path = `${goods.path}.skus[${i}]`
  const raw = (goods.raw as { skus: unknown[] }).skus[i]
  const name = JSON.stringify([siteId, row.code])
  if (seen.has(name)) plan.fail(`${path}.code`, refuse({ zh: '编码重复', en: 'This code stands in the data twice' }))
  seen.add(name)
  const known = plan.codes.find('skus', siteId, row.code)?.row_id
  const before = known === undefined ? undefined : stored.get(known)
  if (before && before.goods_id !== goods.id) plan.fail(`${path}.code`, othersSku())
  if (!before && row.price === undefined) plan.fail(`${path}.price`, missing('price'))
  const id = before && known !== undefined ? known : (plan.fixedOf('skus', raw)?.id ?? plan.mall.newId())
  return { id, code: row.code, path, raw, row, before, specs: [] }
}

const bare = ({ spec_id, spec_name, value }: Specs): Specs => ({
  spec_id,
  spec_name,
  value: value.map(({ spec_value_id, spec_value_name, image }) => ({ spec_value_id, spec_value_name, image })),
})

const hasTwice = (specs: NonNullable<Goods['row']['specs']>) =>
  [specs, ...specs.map(({ values }) => values)].some((list) => new Set(list.map(({ name }) => name)).size < list.length)

async function refuseBusy(planned: Map<Goods, SkusOfGoods>, plan: Plan): Promise<void> {
  const ids = [...planned.values()].flatMap(({ leftOut }) => leftOut.map(({ sku_id }) => Number(sku_id)))
  if (ids.length === 0) return
  const busy = new Set(await findInActivities(plan.trx, ids, plan.now))
  for (const [{ path }, { leftOut }] of planned)
    if (leftOut.some(({ sku_id }) => busy.has(Number(sku_id)))) plan.fail(`${path}.skus`, inActivity())
}
