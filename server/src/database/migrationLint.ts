import type { Migration } from './migrate'
import { bare, contractReason, isBatched, isConcurrent } from './migrationText'

/** Migrations up to this number came before the rule: no mall served while they ran. */
export const baseline = 70

/**
 * What must not be done to a database that serves: answers one sentence per fault. Running processes go on reading and
 * writing the old shape, and nobody waits long for a lock (docs/how-to/change-the-schema.md).
 */
export const lintMigrations = (migrations: Migration[]): string[] =>
  migrations
    .filter(({ name }) => Number(name.slice(0, 4)) > baseline)
    .flatMap(({ name, steps }) => {
      const made = new Set(steps.flatMap(tablesMade))
      return steps.flatMap((step, at) => [...faultsOf(step, made)].map((fault) => `${name}, step ${at + 1}: ${fault}`))
    })

const tablesMade = (step: string) =>
  [...bare(step).matchAll(/\bCREATE TABLE (?:IF NOT EXISTS )?(\w+)/gi)].map((match) => match[1] ?? '')

function* faultsOf(step: string, made: ReadonlySet<string>): Generator<string> {
  const text = bare(step)
  const contracts = contractReason(step) !== null
  if (!contracts && /\bDROP (TABLE|COLUMN)\b|\bRENAME\b/i.test(text))
    yield 'takes something away that running processes may still use: a step of its own with "-- contract: why", one release later'
  if (/\b(TRUNCATE|LOCK TABLE|VACUUM FULL|CLUSTER)\b/i.test(text)) yield 'locks or empties a whole table'
  yield* indexFaults(text, made)
  yield* rowFaults(step, text, made)
  for (const [, table = '', actions = ''] of text.matchAll(/\bALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\w+) ([^;]*)/gi))
    if (!made.has(table)) for (const action of actionsOf(actions)) yield* actionFaults(action, contracts)
}

function* indexFaults(text: string, made: ReadonlySet<string>): Generator<string> {
  const built = /\bCREATE (?:UNIQUE )?INDEX (CONCURRENTLY )?(IF NOT EXISTS )?(?:\w+ )?ON (?:ONLY )?(\w+)/gi
  for (const [, concurrently, again, table = ''] of text.matchAll(built)) {
    if (made.has(table)) continue
    if (!concurrently) yield `an index on ${table} without CONCURRENTLY keeps its writers waiting`
    else if (!again) yield 'CONCURRENTLY needs IF NOT EXISTS, so that the step may run again'
  }
  if (/\bDROP INDEX (?!CONCURRENTLY)/i.test(text)) yield 'DROP INDEX without CONCURRENTLY waits with the table locked'
  if (/\bREINDEX (?!.*CONCURRENTLY)/i.test(text)) yield 'REINDEX without CONCURRENTLY keeps writers waiting'
  if (isConcurrent(text) && /;\s*\S/.test(text)) yield 'CONCURRENTLY stands alone in its step'
}

function* rowFaults(step: string, text: string, made: ReadonlySet<string>): Generator<string> {
  const changed = /(?<!\b(?:FOR|KEY|DO|ON) )\b(?:UPDATE|DELETE FROM) (?:ONLY )?(\w+)/gi
  const tables = [...text.matchAll(changed)].map((match) => match[1] ?? '').filter((table) => !made.has(table))
  if (tables.length > 0 && !(isBatched(step) && /\bLIMIT \d+/i.test(text)))
    yield `changes all rows of ${tables.join(', ')} at once: "-- batches" and a LIMIT`
}

/** Split at commas outside of brackets. */
function actionsOf(text: string): string[] {
  const actions = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) actions.push('')
    else actions[actions.length - 1] += sign
  }
  return actions.map((action) => action.trim())
}

function* actionFaults(action: string, contracts: boolean): Generator<string> {
  if (/^ALTER (COLUMN )?\w+ (SET DATA )?TYPE\b/i.test(action))
    yield 'a new type writes the whole table anew: a new column'
  if (!contracts && /\bSET NOT NULL\b/i.test(action)) yield 'SET NOT NULL refuses what running processes write'
  if (/^ADD (CONSTRAINT|CHECK|FOREIGN KEY|UNIQUE|PRIMARY KEY|EXCLUDE)\b/i.test(action)) {
    if (!/\b(NOT VALID|USING INDEX)\b/i.test(action))
      yield 'a constraint reads the whole table: NOT VALID or USING INDEX'
  } else if (/^ADD\b/i.test(action)) yield* columnFaults(action)
}

function* columnFaults(action: string): Generator<string> {
  const [, initial] =
    /\bDEFAULT (.*?)(?= NOT NULL| NULL| CHECK| REFERENCES| UNIQUE| PRIMARY| CONSTRAINT|$)/i.exec(action) ?? []
  if (initial === undefined && /\bNOT NULL\b/i.test(action))
    yield 'NOT NULL without DEFAULT refuses what running processes write'
  if (initial !== undefined && /\(|\bcurrent_|\blocaltime/i.test(initial)) yield `DEFAULT ${initial} is not constant`
  if (/\b(GENERATED|serial|bigserial)\b/i.test(action)) yield 'a column the database fills writes the whole table anew'
  if (/\b(CHECK|REFERENCES|UNIQUE|PRIMARY KEY)\b/i.test(action))
    yield 'a constraint of a new column reads the whole table: ADD CONSTRAINT ... NOT VALID'
}
