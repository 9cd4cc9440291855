import type { SkuSpec } from '@mall/contract/goods'
import type { Insertable } from 'kysely'
import { gramsOf } from '../../../modules/goods/search'
import { specFormat, type Specs } from '../../../modules/goods/specFormat'
import type { ShippingTemplate } from '../../../pricing/quote'
import type { DB } from '../../schema'
import type { Tx } from '../../transaction'
import type { CategorySeed, GoodsSeed, SeedData, ShopSeed, SkuSeed, TemplateSeed } from '../types'
import { insertAll } from './insertAll'
import { byCode, cents, cubicCentimetres, grams } from './units'

/** Shops with their templates, all categories, brands, and the goods with their skus and stock. */
export async function loadCatalogue(trx: Tx, data: SeedData): Promise<void> {
  const siteOf = siteFinder(data)
  const trades = new Map(data.trades.map((trade) => [trade.category_name, trade.category_id]))
  const groups = new Map(data.shopGroups.map((group) => [group.group_name, group.group_id]))
  await insertAll(
    trx,
    'shop_trade',
    data.trades.map((trade, sort) => ({ site_id: 0, ...trade, sort })),
  )
  await insertAll(
    trx,
    'shop_group',
    data.shopGroups.map((group) => ({ site_id: 0, ...group, fee: cents(group.fee) })),
  )
  await insertAll(
    trx,
    'shop',
    data.shops.map((shop) => ({
      ...shopRow(shop, trades.get(shop.category_name) ?? 0),
      group_id: groups.get(shop.level_name) ?? 0,
    })),
  )
  await insertAll(trx, 'category', [...platformCategories(data.categories), ...shopCategories(data)])
  await insertAll(trx, 'brand', data.brands)
  await insertAll(
    trx,
    'shipping_template',
    data.templates.map((template) => templateRow(template, siteOf(template.shop))),
  )
  const placeOf = placeFinder(data)
  await insertAll(
    trx,
    'goods',
    data.goods.map((goods) => goodsRow(goods, placeOf(goods))),
  )
  await insertAll(
    trx,
    'sku',
    data.goods.flatMap((goods) => goods.skus.map((sku) => skuRow(goods, sku, siteOf(goods.shop)))),
  )
}

/** site_id of a shop's code; empty = the platform. */
export function siteFinder(data: SeedData): (shop: string) => number {
  const shopOf = byCode(data.shops, 'shop')
  return (shop) => (shop === '' ? 0 : shopOf(shop).site_id)
}

const shopRow = (shop: ShopSeed, tradeId: number): Insertable<DB['shop']> => ({
  site_id: shop.site_id,
  code: shop.code,
  site_name: shop.site_name,
  site_name_en: shop.site_name_en,
  website_id: shop.website_id,
  is_own: shop.is_own,
  level_name: shop.level_name,
  category_id: tradeId,
  category_name: shop.category_name,
  shop_status: shop.shop_status,
  start_time: shop.start_time,
  expire_time: shop.expire_time,
  logo: shop.logo,
  avatar: shop.avatar,
  banner: shop.banner,
  seo_description: shop.seo_description,
  shop_adv: shop.shop_adv as unknown as Insertable<DB['shop']>['shop_adv'],
  sub_num: shop.sub_num,
  shop_sales: shop.shop_sales,
  qq: shop.qq,
  ww: shop.ww,
  telephone: shop.telephone,
  address: shop.address,
  full_address: shop.full_address,
  longitude: shop.longitude,
  latitude: shop.latitude,
  workingtime: shop.workingtime,
  work_week: shop.work_week,
  desccredit: cents(shop.shop_desccredit),
  servicecredit: cents(shop.shop_servicecredit),
  deliverycredit: cents(shop.shop_deliverycredit),
  guarantees: {
    shop_baozh: shop.shop_baozh,
    shop_baozhopen: shop.shop_baozhopen,
    shop_baozhrmb: cents(shop.shop_baozhrmb),
    shop_qtian: shop.shop_qtian,
    shop_zhping: shop.shop_zhping,
    shop_erxiaoshi: shop.shop_erxiaoshi,
    shop_tuihuo: shop.shop_tuihuo,
    shop_shiyong: shop.shop_shiyong,
    shop_shiti: shop.shop_shiti,
    shop_xiaoxie: shop.shop_xiaoxie,
  },
})

interface Levels {
  category_id_1: number
  category_id_2: number
  category_id_3: number
}

/** The categories above and the row itself, by level. */
function levelsOf(row: CategorySeed, find: (code: string) => CategorySeed): Levels {
  const line: Record<number, number> = {}
  for (let at: CategorySeed | undefined = row; at; at = at.parent ? find(at.parent) : undefined)
    line[at.level] = at.category_id
  return { category_id_1: line[1] ?? 0, category_id_2: line[2] ?? 0, category_id_3: line[3] ?? 0 }
}

function platformCategories(rows: CategorySeed[]): Insertable<DB['category']>[] {
  const find = byCode(rows, 'category')
  return rows.map((row) => ({
    site_id: 0,
    category_id: row.category_id,
    code: row.code,
    category_name: row.category_name,
    short_name: row.short_name,
    pid: row.parent ? find(row.parent).category_id : 0,
    level: row.level,
    image: row.image,
    image_adv: row.image_adv,
    ...levelsOf(row, find),
    sort: row.sort,
    commission_rate: cents(row.commission_rate),
  }))
}

function shopCategories(data: SeedData): Insertable<DB['category']>[] {
  const siteOf = siteFinder(data)
  const find = byCode(data.shopCategories, 'shop category')
  return data.shopCategories.map((row) => {
    const pid = row.parent ? find(row.parent).category_id : 0
    return {
      site_id: siteOf(row.shop),
      category_id: row.category_id,
      code: row.code,
      category_name: row.category_name,
      short_name: row.short_name,
      pid,
      level: row.level,
      image: row.image,
      image_adv: '',
      category_id_1: pid || row.category_id,
      category_id_2: pid ? row.category_id : 0,
      category_id_3: 0,
      sort: row.sort,
      commission_rate: 0,
    }
  })
}

const unitOf = { 1: grams, 2: cubicCentimetres, 3: (pieces: number) => pieces }

/** Areas in the units of the pricing pipeline. */
export function areasOf(template: TemplateSeed): ShippingTemplate['areas'] {
  const amount = unitOf[template.fee_type]
  return template.areas.map((area) => ({
    regionIds: area.region_ids,
    first: amount(area.snum),
    firstMoney: cents(area.sprice),
    further: amount(area.xnum),
    furtherMoney: cents(area.xprice),
  }))
}

const templateRow = (template: TemplateSeed, siteId: number): Insertable<DB['shipping_template']> => ({
  site_id: siteId,
  template_id: template.template_id,
  code: template.code,
  template_name: template.template_name,
  fee_type: template.fee_type,
  is_default: template.is_default,
  areas: areasOf(template),
})

interface Place extends Levels {
  site_id: number
  category_id: number
  shop_category_id: number
  brand_id: number
  template_id: number
}

function placeFinder(data: SeedData): (goods: GoodsSeed) => Place {
  const siteOf = siteFinder(data)
  const category = byCode(data.categories, 'category')
  const shopCategory = byCode(data.shopCategories, 'shop category')
  const brand = byCode(data.brands, 'brand')
  const template = byCode(data.templates, 'template')
  return (goods) => {
    const leaf = category(goods.category)
    return {
      site_id: siteOf(goods.shop),
      category_id: leaf.category_id,
      ...levelsOf(leaf, category),
      shop_category_id: goods.shop_category ? shopCategory(goods.shop_category).category_id : 0,
      brand_id: goods.brand ? brand(goods.brand).brand_id : 0,
      template_id: goods.template ? template(goods.template).template_id : 0,
    }
  }
}

function goodsRow(goods: GoodsSeed, place: Place): Insertable<DB['goods']> {
  const [first] = goods.skus
  if (!first) throw new Error(`goods ${goods.code} have no sku`)
  const combinations = goods.skus.map((sku) => ({ skuId: sku.sku_id, specs: specsOf(goods, sku) }))
  return {
    ...place,
    goods_id: goods.goods_id,
    code: goods.code,
    goods_name: goods.goods_name,
    introduction: goods.introduction,
    goods_image: goods.goods_image,
    goods_content: goods.content,
    goods_spec_format: specFormat(allSpecs(goods), combinations, first.sku_id) as unknown as Insertable<
      DB['goods']
    >['goods_spec_format'],
    goods_attr_format: goods.attributes.map(({ attr_id, name, attr_value_id, value }) => ({
      attr_id,
      attr_name: name,
      attr_value_id,
      attr_value_name: value,
    })),
    video_url: goods.video_url,
    unit: goods.unit,
    is_virtual: goods.is_virtual,
    virtual_indate: goods.virtual_indate,
    is_free_shipping: goods.is_free_shipping,
    min_buy: goods.min_buy,
    max_buy: goods.max_buy,
    recommend_way: goods.recommend_way,
    goods_state: goods.goods_state,
    verify_state: goods.verify_state,
    sort: goods.sort,
    sale_num: goods.sale_num,
    click_num: goods.click_num,
    collect_num: goods.collect_num,
    default_sku_id: first.sku_id,
    min_price: cents(first.price),
    grams: gramsOf(goods.goods_name, goods.introduction, goods.keywords.replaceAll(',', ' ')),
    create_time: goods.create_time,
  }
}

const allSpecs = (goods: GoodsSeed): Specs[] =>
  goods.specs.map((spec) => ({
    spec_id: spec.spec_id,
    spec_name: spec.name,
    value: spec.values.map(({ spec_value_id, name, image }) => ({ spec_value_id, spec_value_name: name, image })),
  }))

/** Values of a sku in the order of the goods' specs. */
export const specsOf = (goods: GoodsSeed, sku: SkuSeed): SkuSpec[] =>
  goods.specs.map((spec, i) => {
    const value = spec.values.find((one) => one.name === sku.spec_values[i])
    if (!value) throw new Error(`sku ${sku.code} has no value of ${spec.name}`)
    const { spec_value_id, name, image } = value
    return { spec_id: spec.spec_id, spec_name: spec.name, spec_value_id, spec_value_name: name, image }
  })

export const skuName = (goods: GoodsSeed, sku: SkuSeed): string => [goods.goods_name, ...sku.spec_values].join(' ')

const skuRow = (goods: GoodsSeed, sku: SkuSeed, siteId: number): Insertable<DB['sku']> => ({
  site_id: siteId,
  sku_id: sku.sku_id,
  goods_id: goods.goods_id,
  code: sku.code,
  sku_no: sku.code.toUpperCase(),
  sku_name: skuName(goods, sku),
  spec_name: sku.spec_values.join(' '),
  sku_spec_format: specsOf(goods, sku) as unknown as Insertable<DB['sku']>['sku_spec_format'],
  price: cents(sku.price),
  market_price: cents(sku.market_price),
  discount_price: cents(sku.price),
  stock: sku.stock,
  sale_num: sku.sale_num,
  weight: grams(sku.weight),
  volume: cubicCentimetres(sku.volume),
  sku_image: sku.sku_image,
  sku_images: sku.sku_images,
})
