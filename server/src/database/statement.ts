import type { Compilable, CompiledQuery, Kysely, RawBuilder } from 'kysely'
import type { DB } from './schema'

/** Stands in for a parameter while the text is built, and finds its value when the statement runs. */
class Slot {
  constructor(
    readonly name: string,
    readonly at?: number,
    readonly column?: string,
  ) {}

  in(params: Params): unknown {
    const value = params[this.name]
    if (this.at === undefined) return value
    const part = (value as unknown[])[this.at]
    return this.column === undefined ? part : (part as Params)[this.column]
  }
}

type Params = Readonly<Record<string, unknown>>

/** Compiles a text only; it is never connected. */
export type Builder = Pick<Kysely<DB>, 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom' | 'with'>

/**
 * A statement that runs with every order, built once: building its text anew costs more than PostgreSQL does for it.
 * `build` sees a stand-in for each parameter, so it may hand parameters on but not look into them. A list is as many
 * parameters as it has items, or its rows columns: there is one text for each length (see padded.ts).
 */
export function statement<P extends object, Row>(
  build: (db: Builder, params: P) => Compilable<Row> | RawBuilder<Row>,
): (db: Kysely<DB>, params: P) => Promise<Row[]> {
  const texts = new Map<string, CompiledQuery<Row>>()
  return async (db, params) => {
    const shape = shapeOf(params as Params)
    let compiled = texts.get(shape)
    if (!compiled) texts.set(shape, (compiled = build(db, standFor(params as Params) as P).compile(db)))
    const parameters = compiled.parameters.map((one) => (one instanceof Slot ? one.in(params as Params) : one))
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}

const isRow = (item: unknown): item is Params => typeof item === 'object' && item !== null
/** What is undefined is left to the column's default. */
const columnsOf = (row: Params) => Object.keys(row).filter((column) => row[column] !== undefined)

/** Tells apart what needs another text. */
function shapeOf(params: Params): string {
  let shape = ''
  for (const value of Object.values(params))
    if (Array.isArray(value))
      shape += `${value.length};${value.map((item) => (isRow(item) ? columnsOf(item).join() : '')).join('|')};`
  return shape
}

const standFor = (params: Params) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((item, at) => standForItem(item, name, at)) : new Slot(name),
    ]),
  )

const standForItem = (item: unknown, name: string, at: number) =>
  isRow(item)
    ? Object.fromEntries(columnsOf(item).map((column) => [column, new Slot(name, at, column)]))
    : new Slot(name, at)
