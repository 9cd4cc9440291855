import type { CompiledQuery } from 'kysely'
import { type Compilable, type Kysely } from 'kysely'
import type { DB } from './schema'

/** Stands in for a parameter while the text is built. */
class Slot {
  constructor(readonly name: PropertyKey) {}
}

/** Compiles a text only; it is never connected. */
export type Builder = Pick<Kysely<DB>, 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom' | 'with'>

/**
 * A statement that runs with every order, built once: building its text anew costs more than PostgreSQL does for it.
 * `build` sees a stand-in for each parameter, so it may hand parameters on but not look into them.
 */
export function statement<P extends object, Row>(
  build: (db: Builder, params: P) => Compilable<Row>,
): (db: Kysely<DB>, params: P) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, params) => {
    compiled ??= build(db, stand<P>()).compile()
    const parameters = compiled.parameters.map((one) => (one instanceof Slot ? params[one.name as keyof P] : one))
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}

const stand = <P extends object>(): P => new Proxy({} as P, { get: (_, name) => new Slot(name) })
