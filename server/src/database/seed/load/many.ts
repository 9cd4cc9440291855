import { sql } from 'kysely'
import type { Mall } from '../../../mall'

/** Ids of copies begin here; those of the demo mall are below a million. */
const firstId = 1_000_000_000
const demoIds = 1_000_000
/** Copies of all goods that one statement makes: within the time a statement has. */
const roundsAtOnce = 25

/**
 * Fills the catalogue up to `total` goods with copies of the demo goods, for measuring: each with its default sku, other
 * names, prices, sales and places in the list. The same rows every time.
 */
export async function loadMany(mall: Mall, total: number): Promise<void> {
  const { count } = await mall.db
    .selectFrom('goods')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const missing = total - Number(count)
  if (missing <= 0) return
  const rounds = Math.ceil(missing / Number(count))
  const id = sql`${firstId}::int8 + n * ${demoIds}::int8`
  await mall.tx(async (trx) => {
    for (let round = 1; round <= rounds; round += roundsAtOnce) {
      const last = Math.min(rounds, round + roundsAtOnce - 1)
      const left = missing - (round - 1) * Number(count)
      // offset 0: the row is made once, not once per column
      await sql`
      INSERT INTO goods SELECT (made).* FROM (
        SELECT jsonb_populate_record(goods, jsonb_build_object(
          'goods_id', ${id} + goods_id,
          'default_sku_id', ${id} + default_sku_id,
          'code', code || '-' || n,
          'goods_name', goods_name || ' ' || n,
          'goods_content', '',
          'sort', (goods_id * 7919 + n * 104729) % 1000,
          'sale_num', (goods_id * 31 + n * 7907) % 20000,
          'min_price', greatest(100, min_price * (50 + (n * 37 + goods_id) % 150) / 100)
        )) AS made
        FROM goods CROSS JOIN generate_series(${round}::int8, ${last}::int8) AS n
        WHERE goods_id < ${demoIds}
        ORDER BY n, goods_id LIMIT ${left} OFFSET 0
      ) AS copies`.execute(trx)
    }
    await sql`
      INSERT INTO sku SELECT (made).* FROM (
        SELECT jsonb_populate_record(sku, jsonb_build_object(
          'goods_id', copy.goods_id,
          'sku_id', copy.default_sku_id,
          'code', sku.code || '-' || copy.goods_id,
          'price', copy.min_price,
          'discount_price', copy.min_price,
          'promotion_type', 0
        )) AS made
        FROM goods AS copy JOIN sku
          ON sku.site_id = copy.site_id AND sku.sku_id = (copy.default_sku_id - ${firstId}) % ${demoIds}
        WHERE copy.goods_id > ${firstId}
        OFFSET 0
      ) AS copies`.execute(trx)
  })
  // counts read the index alone only where the visibility map says so
  for (const table of ['goods', 'sku']) await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(mall.db)
}
