import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkout } from '../world/server'

/** What the server, its tests and the model run need. */
const parts = [
  ...['server', 'contract', 'tests/mall', 'tests/unit', 'config', 'tools', 'package.json', 'tsconfig.json'],
  ...['jest.config.cjs', 'babel.jest.cjs', 'babel.config.js', 'babel.nutui.cjs', 'src/routes.ts'],
]

/** The committed state in a folder of its own, with this checkout's packages: the working tree is never touched. */
export function copyOfHead(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-planted-'))
  fs.chmodSync(folder, 0o755)
  const archive = execFileSync('git', ['archive', 'HEAD', ...parts], { cwd: checkout, maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  linkPackages(path.join(checkout, 'node_modules'), path.join(folder, 'node_modules'))
  for (const workspace of ['server', 'contract']) {
    const own = path.join(checkout, workspace, 'node_modules')
    if (fs.existsSync(own)) fs.symlinkSync(own, path.join(folder, workspace, 'node_modules'))
  }
  return folder
}

/** One link per package, so that those of the workspaces lead into the copy. */
function linkPackages(from: string, to: string) {
  fs.mkdirSync(path.join(to, '@mall'), { recursive: true })
  for (const name of fs.readdirSync(from))
    if (name !== '@mall') fs.symlinkSync(path.join(from, name), path.join(to, name))
  for (const name of ['contract', 'server']) fs.symlinkSync(path.join('..', '..', name), path.join(to, '@mall', name))
}
