import { isDeepStrictEqual } from 'node:util'
import { refuse } from '../../http/route'
import { changed, sent, type Given, type ImportedList } from '../import/list'
import type { Columns, Plan } from '../import/plan'
import { tableList, type TableList } from '../import/tableList'
import * as store from './category.store'
import { lineOf } from './line'

type Row = Given<'categories'> | Given<'shop_categories'>

const shared = {
  table: 'category',
  id: 'category_id',
  needs: ['category_name'],
} as const

const named = ({ row, one }: Row): Columns => ({
  ...sent(row, 'category_name', 'short_name', 'image', 'sort'),
  ...changed(one.parent, 'pid'),
})
const unnamed = ({ row }: Row): Columns => ({ pid: 0, short_name: row.category_name ?? '' })

/** The platform's tree. */
const categories: TableList<'categories'> = {
  ...shared,
  name: 'categories',
  needs: ['category_name'],
  refers: { parent: 'categories' },
  columns: (given) => ({ ...named(given), ...sent(given.row, 'image_adv', 'commission_rate') }),
  initial: unnamed,
  check: (rows, _, plan) => putInLine(rows, plan, 3),
}
/** A shop's own. */
const shopCategories: TableList<'shop_categories'> = {
  ...shared,
  name: 'shop_categories',
  of: 'shops',
  needs: ['category_name'],
  refers: { parent: 'shop_categories' },
  columns: named,
  initial: unnamed,
  check: (rows, _, plan) => putInLine(rows, plan, 2),
}
export const categoryList: ImportedList = tableList(categories)
export const shopCategoryList: ImportedList = tableList(shopCategories)

const badParent = (levels: number) =>
  refuse({
    zh: `上级分类形成循环，或超过${levels}级`,
    en: `The parents form a ring, or there are more than ${levels} levels`,
  })

/** Level and line of every category; where a parent changed, those below it and their goods follow. */
async function putInLine(rows: Row[], plan: Plan, levels: number): Promise<void> {
  const given = new Map<number, Row>(rows.map((row) => [row.id, row]))
  const trees = await store.findTrees(plan.trx, [...new Set(rows.map(({ siteId }) => siteId))])
  const stored = new Map(trees.map((row) => [row.category_id, row]))
  const parents = new Map(trees.map(({ category_id, pid }) => [category_id, pid]))
  for (const { id, columns, before } of rows) parents.set(id, Number(columns.pid ?? before?.pid ?? 0))
  const blamed = new Set<string>()
  const moved: number[] = []
  const lines = new Map<number, Columns>()
  for (const id of parents.keys()) {
    const line = lineOf(id, parents)
    if (!line || line.length > levels) {
      const path = (line ?? [id])
        .reverse()
        .map((one) => placeOfParent(given.get(one)))
        .find(Boolean)
      if (path && !blamed.has(path)) plan.fail(path, badParent(levels))
      if (path) blamed.add(path)
      continue
    }
    lines.set(id, lineColumns(line))
    const own = given.get(id)
    if (own) Object.assign(own.columns, lines.get(id), { level: line.length })
    const before = stored.get(id)
    if (!before || isDeepStrictEqual(lineColumns(storedLine(before)), lines.get(id))) continue
    moved.push(id)
    if (!own)
      plan.update('category', ['site_id', 'category_id'], {
        ...{ site_id: before.site_id, category_id: id, level: line.length, ...lines.get(id) },
      })
  }
  // goods do not stand in the line of a shop's own tree
  if (levels < 3) return
  planned.set(plan, lines)
  for (const { site_id, goods_id, category_id } of await store.findGoodsOf(plan.trx, moved))
    plan.update('goods', ['site_id', 'goods_id'], { site_id, goods_id, ...lines.get(category_id) })
}

/** Of a row that says what stands above it. */
const placeOfParent = (row: Row | undefined) => (row?.row.parent === undefined ? undefined : `${row.path}.parent`)

/** of the calls that import categories too */
const planned = new WeakMap<Plan, Map<number, Columns>>()

/** The columns of goods that say where in the mall's tree they stand, by category. */
export async function categoryLines(plan: Plan): Promise<Map<number, Columns>> {
  const lines = planned.get(plan)
  if (lines) return lines
  const tree = await store.findTrees(plan.trx, [0])
  return new Map(tree.map((row) => [row.category_id, lineColumns(storedLine(row))]))
}

const storedLine = ({ category_id_1, category_id_2, category_id_3 }: store.TreeRow) => [
  category_id_1,
  category_id_2,
  category_id_3,
]

const lineColumns = ([category_id_1 = 0, category_id_2 = 0, category_id_3 = 0]: number[]): Columns => ({
  category_id_1,
  category_id_2,
  category_id_3,
})
