/** `npm run db:types`: writes schema.ts from the migrations; with `--check` only tells whether it is current. */
import fs from 'node:fs'
import { startCluster } from '../testing/cluster'
import { schemaFile, schemaOf } from './schemaOf'

async function main() {
  const cluster = await startCluster()
  try {
    const text = schemaOf(cluster.template)
    if (!process.argv.includes('--check')) return fs.writeFileSync(schemaFile, text)
    if (text === fs.readFileSync(schemaFile, 'utf8')) return
    console.error('database/schema.ts is not what the migrations say: npm run db:types -w @mall/server')
    process.exitCode = 1
  } finally {
    await cluster.stop()
  }
}

void main()
