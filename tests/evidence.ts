import fs from 'node:fs'
import path from 'node:path'
import { afterEach } from 'node:test'

/** Something that shows pages: a browser's window, a simulated phone. */
export interface Shown {
  /** writes what is seen now */
  picture(file: string): Promise<unknown>
  address(): string | Promise<string>
  /** lines of its console and its errors, oldest first */
  lines: readonly string[]
}

/** tools/secondChance.mjs names it beside a test that failed at first */
export const evidenceFolder = path.resolve(__dirname, '../.cache/evidence')

/** Call once at the top of a file: a test that fails leaves the picture and the console of all that is open. */
export function keepEvidence(open: () => Iterable<Shown>): void {
  afterEach(async (context) => {
    const { name, passed, error } = context as { name: string; passed?: boolean; error?: unknown }
    if (passed !== false) return
    const folder = path.join(evidenceFolder, nameOf(process.argv[1] ?? ''), nameOf(name))
    fs.mkdirSync(folder, { recursive: true })
    const told = [String(error)]
    for (const [i, shown] of [...open()].entries()) {
      // a page that is on its way elsewhere has none
      await shown.picture(path.join(folder, `${i}.png`)).catch((failure: unknown) => told.push(String(failure)))
      told.push(`\n${i}.png ${await shown.address()}`, ...shown.lines)
    }
    fs.writeFileSync(path.join(folder, 'console.txt'), told.join('\n'))
  })
}

const nameOf = (text: string) =>
  path
    .basename(text)
    .replace(/\.test\.ts$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80)
