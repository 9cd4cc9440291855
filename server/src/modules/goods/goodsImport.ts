import { refuse } from '../../http/route'
import { categoryLines } from '../category/categoryImport'
import { changed, sent, type Given } from '../import/list'
import type { Columns } from '../import/plan'
import { tableList } from '../import/tableList'
import { followDefaultPrices } from './goodsImport.store'
import { gramsOf, gramsVersion } from '../search/grams'
import { planSkus, type SkusOfGoods } from './skuImport'
import { writeSkus } from './skuWrite'
import { specFormat } from './specFormat'
import { attributeIds } from './specIds'

interface Prepared {
  /** where goods stand, by category */
  lines: Map<number, Columns>
  skus: Map<Given<'goods'>, SkusOfGoods>
  /** known goods, whose price in lists may be another one now */
  priced: number[]
}

/** The category whose line they stand in. */
const lineOf = ({ one, before }: Given<'goods'>) => Number(one.category ?? before?.category_id)

const fewerThanLeast = () => refuse({ zh: '限购数量不能小于起售数量', en: 'max_buy is below min_buy' })

export const goodsList = tableList<'goods', Prepared>({
  name: 'goods',
  of: 'shops',
  table: 'goods',
  id: 'goods_id',
  needs: ['category', 'goods_name', 'skus'],
  refers: { category: 'categories', brand: 'brands', template: 'templates', shop_category: 'shop_categories' },
  async prepare(rows, plan) {
    const prepared: Prepared = {
      lines: await categoryLines(plan),
      skus: await planSkus(rows, plan),
      priced: [],
    }
    plan.then('goods', async () => {
      if (prepared.priced.length > 0) await followDefaultPrices(plan.trx, prepared.priced, plan.now)
    })
    return prepared
  },
  columns(given, { lines, skus }, plan) {
    const { row, one, before, path } = given
    const own = skus.get(given)
    const { category, brand, template, shop_category } = one
    const [least, most] = [row.min_buy ?? before?.min_buy ?? 0, row.max_buy ?? before?.max_buy ?? 0].map(Number)
    if (least && most && most < least) plan.fail(`${path}.max_buy`, fewerThanLeast())
    return {
      ...sent(row, 'goods_name', 'introduction', 'unit', 'goods_image', 'video_url', 'is_virtual', 'virtual_indate'),
      ...sent(row, 'is_free_shipping', 'min_buy', 'max_buy', 'goods_state'),
      ...changed(row.content, 'goods_content'),
      ...changed(row.attributes, 'goods_attr_format', (attributes) => attributes.map(attribute)),
      ...changed(category, 'category_id'),
      ...lines.get(lineOf(given)),
      ...changed(brand, 'brand_id'),
      ...changed(template, 'template_id'),
      ...changed(shop_category, 'shop_category_id'),
      verify_state: 1,
      ...(own && {
        default_sku_id: own.defaultId,
        goods_spec_format: specFormat(
          own.specs,
          own.sold.map(({ id, specs }) => ({ skuId: id, specs })),
          own.defaultId,
        ),
      }),
      ...grams(given),
    }
  },
  initial: (given, { now }) => ({ min_price: given.row.skus?.[0]?.price ?? 0, create_time: now }),
  more(given, { lines, skus, priced }, plan, isOther) {
    const own = skus.get(given)
    if (!own) return false
    const key = { site_id: given.siteId, goods_id: given.id }
    // the category they stood in until now may have moved in the same data
    if (given.before) plan.settle('goods', ['site_id', 'goods_id'], { ...key, ...lines.get(lineOf(given)) })
    const isAnySkuOther = writeSkus(given, own, plan)
    if (given.before && (isOther || isAnySkuOther)) {
      priced.push(given.id)
      plan.update('goods', ['site_id', 'goods_id'], key)
    }
    return isAnySkuOther
  },
  told: (given, { skus }) => ({
    skus: (skus.get(given)?.sold ?? []).flatMap(({ code, id }) => (code === '' ? [] : [{ code, id }])),
  }),
})

const attribute = ({ name, value }: { name: string; value: string }) => {
  const { attr_id, attr_value_id } = attributeIds(name, value)
  return { attr_id, attr_name: name, attr_value_id, attr_value_name: value }
}

/** Cut anew only with another text: the search knows goods by more words than the import does. */
function grams({ row, before }: Given<'goods'>): Columns {
  const name = row.goods_name ?? String(before?.goods_name)
  const introduction = row.introduction ?? String(before?.introduction ?? '')
  const isSame = before?.goods_name === name && before.introduction === introduction
  return isSame ? {} : { grams: gramsOf(name, introduction), grams_version: gramsVersion }
}
