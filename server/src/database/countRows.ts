import type { SelectQueryBuilder } from 'kysely'

/** How many rows the query finds, whatever it selects. */
export async function countRows<Database, Tables extends keyof Database>(
  query: SelectQueryBuilder<Database, Tables, object>,
): Promise<number> {
  const counted = query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$castTo<{ count: number }>()
  const { count } = await counted.executeTakeFirstOrThrow()
  return Number(count)
}
