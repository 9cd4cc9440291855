// npm run audit:weapp -- --config FILE [--mode chromium|jsdom] [--json FILE] [--untimed]
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { audit } from './audit/audit'
import type { AuditConfig } from './audit/config'
import { lines } from './audit/print'
import { withoutClock } from './audit/verdict'
import { banner } from './versions'

const { values } = parseArgs({
  options: {
    config: { type: 'string' },
    mode: { type: 'string', default: 'chromium' },
    json: { type: 'string' },
    untimed: { type: 'boolean', default: false },
  },
})

async function main(): Promise<number> {
  const { config: file, mode, json, untimed } = values
  if (!file) throw new Error('--config names the file that says what is audited.')
  if (mode !== 'chromium' && mode !== 'jsdom') throw new Error('--mode is chromium or jsdom.')
  const { default: config } = (await import(pathToFileURL(path.resolve(file)).href)) as { default: AuditConfig }
  const judged = await audit(config, mode)
  const { run } = judged
  const verdicts = untimed ? withoutClock(judged.verdicts) : judged.verdicts
  process.stdout.write(`${lines(`Audit · ${banner(mode)}`, verdicts).join('\n')}\n`)
  if (json) fs.writeFileSync(json, JSON.stringify({ label: banner(mode), verdicts, run }, null, 2))
  return verdicts.some(({ result }) => result === 'fail') ? 1 : 0
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.stack ?? error.message)
    process.exit(2)
  },
)
