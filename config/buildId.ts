import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** Names one build: `MALL_BUILD`, else the commit it was made from, else its minute (a copy without history). */
export function buildId(
  env: Record<string, string | undefined> = process.env,
  folder = path.resolve(__dirname, '..'),
): string {
  if (env.MALL_BUILD) return env.MALL_BUILD
  try {
    const words = ['rev-parse', '--short=8', 'HEAD']
    return execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return new Date().toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')
  }
}
