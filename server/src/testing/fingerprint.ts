import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../database/schema'

/**
 * Count of the rows of every table and the transactions that wrote them, in one query: a row that is written anew has
 * another one, although it may hold the same as before. `but`: tables that are left out, beside the lease that every
 * process renews by itself.
 */
export async function fingerprint(db: Kysely<DB>, but: readonly string[]): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public'`.execute(db)
  const prints = rows
    .filter(({ name }) => name !== 'id_node' && !but.includes(name))
    .map(
      ({ name }) => sql`SELECT ${name}::text AS name, count(*) || ' ' ||
        coalesce(sum(xmin::text::int8), 0) AS print FROM ${sql.table(name)}`,
    )
  const found = await sql<{ name: string; print: string }>`${sql.join(prints, sql` UNION ALL `)}`.execute(db)
  return Object.fromEntries(found.rows.map(({ name, print }) => [name, print]))
}
