import type { Pool } from 'pg'
import type { TableKey } from './tableKeys'

/** What the migrator keeps for itself. */
const own = ['migration', 'migration_lock']

interface Column {
  name: string
  type: string
  required: boolean
  identity: boolean
  initial: string | null
}

interface Key {
  name: string
  /** p primary, u unique, f foreign */
  kind: 'p' | 'u' | 'f'
  columns: string[]
  target: string | null
}

interface Table {
  name: string
  columns: Column[]
  keys: Key[]
  triggers: string[]
}

/** Rules of a schema that could be spread over machines; answers one sentence per fault. */
export async function lintSchema(pool: Pool, keys: ReadonlyMap<string, TableKey>): Promise<string[]> {
  const tables = await readTables(pool)
  const faults = tables.flatMap((table) => lintTable(table, keys))
  const names = new Set(tables.map((table) => table.name))
  for (const name of keys.keys()) if (!names.has(name)) faults.push(`${name}: in tableKeys.ts but not in the database`)
  const { rows } = await pool.query<{ name: string }>(
    `SELECT proname AS name FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
     UNION ALL SELECT relname FROM pg_class WHERE relkind = 'S' AND relnamespace = current_schema()::regnamespace`,
  )
  return [...faults, ...rows.map(({ name }) => `${name}: functions and sequences are not for every engine`)]
}

function lintTable(table: Table, keys: ReadonlyMap<string, TableKey>): string[] {
  const known = keys.get(table.name)
  if (!known) return [`${table.name}: not in tableKeys.ts`]
  const faults = [...lintColumns(table, known.key), ...table.keys.flatMap((key) => [...lintKey(key, known, keys)])]
  if (!table.keys.some((key) => key.kind === 'p')) faults.push('no primary key')
  for (const trigger of table.triggers) faults.push(`trigger ${trigger}`)
  return faults.map((fault) => `${table.name}: ${fault}`)
}

function* lintColumns(table: Table, key: string | null): Generator<string> {
  const column = table.columns.find(({ name }) => name === key)
  if (key && !column) yield `no column ${key}`
  if (column && !column.required) yield `${column.name} may be null`
  for (const { name, type, identity, initial } of table.columns) {
    if (identity || /nextval/.test(initial ?? '')) yield `${name} is numbered by the database`
    else if (/\(/.test(initial ?? '')) yield `${name} takes its value from ${initial}`
    if (/^(timestamp|date|time)/.test(type)) yield `${name} is ${type}: times are unix seconds`
    if (/(^|_)id$/.test(name) && type === 'integer') yield `${name} is int4: ids are int8`
  }
}

function* lintKey(key: Key, { family, key: column }: TableKey, keys: ReadonlyMap<string, TableKey>): Generator<string> {
  if (column && !key.columns.includes(column)) yield `${key.name} lacks ${column}`
  if (key.kind !== 'f') return
  const target = keys.get(key.target ?? '')
  if (target && target.family !== family && target.family !== 'reference') yield `${key.name} leads to ${key.target}`
}

async function readTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(
    `SELECT c.relname AS name,
       (SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'required', a.attnotnull, 'identity', a.attidentity <> '',
          'initial', pg_get_expr(d.adbin, d.adrelid)))
        FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
       coalesce((SELECT json_agg(k) FROM (
          SELECT i.relname AS name, CASE WHEN x.indisprimary THEN 'p' ELSE 'u' END AS kind, NULL AS target,
            (SELECT json_agg(a.attname) FROM pg_attribute a WHERE a.attrelid = i.oid) AS columns
          FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid WHERE x.indrelid = c.oid AND x.indisunique
          UNION ALL
          SELECT f.conname, 'f', f.confrelid::regclass::text,
            (SELECT json_agg(a.attname) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = ANY (f.conkey))
          FROM pg_constraint f WHERE f.conrelid = c.oid AND f.contype = 'f') k), '[]') AS keys,
       coalesce((SELECT json_agg(t.tgname) FROM pg_trigger t
          WHERE t.tgrelid = c.oid AND NOT t.tgisinternal), '[]') AS triggers
     FROM pg_class c WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace
       AND c.relname <> ALL ($1) ORDER BY c.relname`,
    [own],
  )
  return rows
}
