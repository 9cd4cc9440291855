import type { ImportData } from '@mall/contract/importRows'
import type { Mall } from '../../../mall'
import { gramsOf, gramsVersion } from '../../../modules/search/grams'
import { importData } from '../../../modules/import/import.service'
import type { Fixed } from '../../../modules/import/plan'
import type { Tx } from '../../transaction'
import { insertAll } from '../../bulk'
import type * as seed from '../types'
import { cents } from './units'

/** The lists of operator/import are loaded as an operator's data are; their ids and figures stand in `fixed`. */
export async function loadImported(trx: Tx, mall: Mall, data: seed.SeedData): Promise<void> {
  await loadNamed(trx, data)
  const rows = {
    cities: data.cities,
    shops: data.shops,
    categories: data.categories,
    brands: data.brands,
    shop_categories: data.shopCategories,
    templates: data.templates,
    stores: data.stores,
    levels: data.levels,
    goods: data.goods,
    fenxiao_goods: data.fenxiaoGoods,
    coupons: [...data.coupons, ...data.platformCoupons],
    gifts: data.gifts,
    recharges: data.recharges,
    advs: data.advs,
    agreements: data.agreements,
    pages: data.pages,
    notices: data.notices,
    helps: data.helps,
    notes: data.notes,
    lives: data.lives,
  } satisfies Demo
  await importData(trx, mall, rows, { fixed: fixedOf(data) })
}

/** Every row has the shape of the import, and more. Links and pages are interfaces, which are no records to TypeScript. */
type Demo = Omit<ImportData, 'advs' | 'pages'> & Pick<seed.SeedData, 'advs' | 'pages'>

/** Groups, trades and classes are made by their names; in the demo mall they have fixed ids too. */
async function loadNamed(trx: Tx, data: seed.SeedData): Promise<void> {
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
  const classes = new Map(data.helps.map((help) => [help.class_id, help.class_name]))
  await insertAll(
    trx,
    'help_class',
    [...classes].map(([class_id, class_name], sort) => ({ site_id: 0, class_id, class_name, sort })),
  )
}

const fixedOf = ({ pages, rechargeOrders }: seed.SeedData): Fixed => ({
  cities: ({ website_id: id }: seed.CitySeed) => ({ id }),
  shops: (shop: seed.ShopSeed) => ({
    id: shop.site_id,
    columns: {
      site_name_en: shop.site_name_en,
      sub_num: shop.sub_num,
      shop_sales: shop.shop_sales,
      desccredit: cents(shop.shop_desccredit),
      servicecredit: cents(shop.shop_servicecredit),
      deliverycredit: cents(shop.shop_deliverycredit),
    },
  }),
  categories: ({ category_id: id }: seed.CategorySeed) => ({ id }),
  brands: ({ brand_id: id }: seed.BrandSeed) => ({ id }),
  shop_categories: ({ category_id: id }: seed.ShopCategorySeed) => ({ id }),
  templates: ({ template_id: id }: seed.TemplateSeed) => ({ id }),
  stores: ({ store_id: id, username }: seed.StoreSeed) => ({ id, columns: { username } }),
  levels: ({ level_id: id }: seed.LevelSeed) => ({ id }),
  goods: (goods: seed.GoodsSeed) => ({
    id: goods.goods_id,
    columns: {
      recommend_way: goods.recommend_way,
      sort: goods.sort,
      sale_num: goods.sale_num,
      click_num: goods.click_num,
      collect_num: goods.collect_num,
      create_time: goods.create_time,
      grams: gramsOf(goods.goods_name, goods.introduction, goods.keywords.replaceAll(',', ' ')),
      grams_version: gramsVersion,
    },
  }),
  // its entry in the stock log comes when the orders of the demo are there
  skus: (sku: seed.SkuSeed) => ({
    id: sku.sku_id,
    columns: { sku_no: sku.code.toUpperCase(), sale_num: sku.sale_num, stock: sku.stock },
  }),
  coupons: (coupon: seed.CouponSeed | seed.PlatformCouponSeed) => ({
    id: 'coupon_type_id' in coupon ? coupon.coupon_type_id : coupon.platformcoupon_type_id,
    columns: { lead_count: coupon.lead_count, status: coupon.status, create_time: coupon.create_time },
  }),
  gifts: ({ gift_id: id }: seed.GiftSeed) => ({ id }),
  recharges: ({ code, recharge_id: id }: seed.RechargeSeed) => ({
    id,
    columns: { sale_num: rechargeOrders.filter(({ recharge }) => recharge === code).length },
  }),
  advs: ({ ap_id: id }: seed.AdvSeed) => ({ id }),
  pages: (page: seed.PageSeed) => ({ id: pages.indexOf(page) + 1 }),
  notices: ({ id, create_time }: seed.NoticeSeed) => ({ id, columns: { create_time } }),
  helps: ({ id, create_time }: seed.HelpSeed) => ({ id, columns: { create_time } }),
  notes: ({ note_id: id, update_time }: seed.NoteSeed) => ({ id, columns: { update_time } }),
  lives: ({ id, create_time }: seed.LiveSeed) => ({ id, columns: { create_time } }),
})
