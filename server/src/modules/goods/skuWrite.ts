import { setStock } from '../../ledger/stock'
import { changed, differences, sent } from '../import/list'
import type { Columns, Plan } from '../import/plan'
import { unit } from './shippingTemplate.service'
import type { Goods, SkusOfGoods, SoldSku } from './skuImport'

const keys = ['site_id', 'sku_id'] as const

/** Notes what the skus of the goods become; answers whether anything is another than before. */
export function writeSkus(goods: Goods, { sold, leftOut }: SkusOfGoods, plan: Plan): boolean {
  const { siteId } = goods
  let isOther = leftOut.length > 0
  for (const { sku_id } of leftOut) plan.update('sku', keys, { site_id: siteId, sku_id, is_delete: 1 })
  for (const sku of sold) {
    const { id, before } = sku
    const columns = columnsOf(goods, sku)
    const key = { site_id: siteId, sku_id: id }
    if (before) {
      const differing = differences(before, columns)
      const isChanged = Object.keys(differing).length > 0
      if (isChanged) plan.update('sku', keys, { ...key, ...differing })
      isOther ||= isChanged
    } else
      plan.insert('sku', { ...firstColumns(goods, sku), ...columns, ...plan.fixedOf('skus', sku.raw)?.columns, ...key })
    isOther = count(goods, sku, plan) || isOther
  }
  return isOther
}

function columnsOf(goods: Goods, { row, specs }: SoldSku): Columns {
  const names = specs.map(({ spec_value_name }) => spec_value_name)
  return {
    sku_name: [goods.row.goods_name ?? goods.before?.goods_name, ...names].join(' '),
    spec_name: names.join(' '),
    sku_spec_format: specs,
    is_delete: 0,
    ...(row && sent(row, 'price', 'market_price', 'sku_image', 'sku_images')),
    ...(row && changed(row.weight, 'weight', (kilos) => Math.round(kilos * unit[1]))),
    ...(row && changed(row.volume, 'volume', (cubicMetres) => Math.round(cubicMetres * unit[2]))),
  }
}

/** Without pictures of its own a sku has those of the goods. */
function firstColumns({ id, row: { goods_image = '' } }: Goods, { row, code }: SoldSku): Columns {
  return {
    goods_id: id,
    sku_no: code,
    discount_price: row?.price ?? 0,
    sku_image: goods_image.split(',')[0],
    sku_images: goods_image,
    stock: 0,
  }
}

/** The stock is set where the figure is another than the one imported last: what was sold since stays sold. */
function count({ siteId }: Goods, { id, code, row, raw, before }: SoldSku, plan: Plan): boolean {
  if (!row) return false
  const last = before ? plan.codes.find('skus', siteId, code)?.stock : undefined
  plan.codes.name('skus', siteId, code, id, row.stock)
  if (row.stock === undefined || row.stock === last) return false
  const isCounted = !before && (plan.fixedOf('skus', raw)?.columns?.stock ?? 0) === row.stock
  if (isCounted) return false
  const { trx, mall, now } = plan
  const stock = row.stock
  plan.update('sku', keys, { site_id: siteId, sku_id: id })
  plan.then('sku', () => {
    setStock(trx, { siteId, skuId: id, stock, ref: `import:${mall.newId()}` }, now)
    return Promise.resolve()
  })
  return true
}
