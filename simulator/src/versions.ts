import fs from 'node:fs'
import { simulatorName } from './shared/messages'

/** The line every report begins with. */
export function banner(mode: string): string {
  const { version, dependencies } = JSON.parse(
    fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { version: string; dependencies: Record<string, string> }
  const parts = ['glass-easel', mode === 'jsdom' ? 'jsdom' : 'playwright-core', 'miniprogram-automator']
  const versions = parts.map((name) => `${name} ${dependencies[name]}`)
  return `${simulatorName} · ${mode} · weapp-simulator ${version}, ${versions.join(', ')}`
}
