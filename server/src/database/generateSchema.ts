/** `npm run db:types`: writes schema.ts from the migrations; with `--check` only tells whether it is current. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEmbedded } from './embedded'
import { migrate } from './migrate'
import { openPool } from './pool'

const target = path.join(__dirname, 'schema.ts')

async function main() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-types-'))
  fs.chmodSync(folder, 0o755)
  const engine = await startEmbedded(folder, { throwAway: true })
  try {
    const pool = openPool(engine.connection, { size: 2, namedStatements: false, onError: () => undefined })
    await migrate(pool)
    await pool.end()
    const made = path.join(folder, 'schema.ts')
    generate(engine.connection, made)
    if (!process.argv.includes('--check')) return fs.copyFileSync(made, target)
    if (fs.readFileSync(made, 'utf8') === fs.readFileSync(target, 'utf8')) return
    console.error('database/schema.ts is not what the migrations say: npm run db:types -w @mall/server')
    process.exitCode = 1
  } finally {
    await engine.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

function generate(
  { host, port, user, database }: { host?: string; port?: number; user?: string; database: string },
  out: string,
) {
  const url = `postgres://${user}@/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`
  const mapping = JSON.stringify({ int8: 'number', numeric: 'number' })
  const cli = path.join(path.dirname(require.resolve('kysely-codegen/package.json')), 'dist/cli/bin.js')
  const flags = ['--dialect', 'postgres', '--url', url, '--out-file', out, '--type-mapping', mapping]
  execFileSync(process.execPath, [cli, ...flags, '--exclude-pattern', 'migration*', '--no-domains'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

void main()
