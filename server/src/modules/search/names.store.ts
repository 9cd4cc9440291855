import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'

export interface NameRow {
  kind: 'category' | 'brand' | 'shop'
  id: number
  /** of a category, 1 to 3; else 0 */
  level: number
  name: string
}

/** All names that goods stand under: the mall's tree, brands and shops. */
export async function findNames(db: Kysely<DB>): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    SELECT 'category' AS kind, category_id AS id, level::int4 AS level, category_name AS name
      FROM category WHERE site_id = 0
    UNION ALL SELECT 'brand', brand_id, 0, brand_name FROM brand
    UNION ALL SELECT 'shop', site_id, 0, site_name FROM shop WHERE shop_status = 1`.execute(db)
  return rows
}
