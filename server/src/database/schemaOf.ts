import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { Embedded } from './embedded'

export const schemaFile = path.join(__dirname, 'schema.ts')

/** The types of a migrated database, as schema.ts holds them. int8 is a number: see pool.ts. */
export function schemaOf({ host, port, user, database }: Embedded['connection']): string {
  const url = `postgres://${user}@/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`
  const cli = path.join(path.dirname(require.resolve('kysely-codegen/package.json')), 'dist/cli/bin.js')
  const mapping = JSON.stringify({ int8: 'number', numeric: 'number' })
  const flags = ['--dialect', 'postgres', '--url', url, '--type-mapping', mapping]
  const left = ['--exclude-pattern', 'migration*', '--no-domains', '--print', '--log-level', 'error']
  const text = execFileSync(process.execPath, [cli, ...flags, ...left], { encoding: 'utf8' })
  return `${text.trim()}\n`
}
