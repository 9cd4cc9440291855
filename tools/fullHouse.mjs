// A copy of the checkout in which an empty page stands at every route that is not built yet: what the last page of the
// mall will find of the main package and of the first load. For `npm run sizes -- --full-house`.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildAll } from './buildAll.mjs'
import { onStop, root, run, say, tail } from './process.mjs'

const emptyPage = 'export default function EmptyPage() {\n  return null\n}\n'

/**
 * Builds one client of the full house.
 * @param {'h5' | 'weapp'} type
 * @returns {Promise<{ folder: string, remove(): void }>} the build
 */
export async function buildFullHouse(type) {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-full-house-'))
  const remove = () => fs.rmSync(copy, { recursive: true, force: true })
  onStop(remove)
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root })
  for (const name of String(names).split('\0').filter(Boolean)) {
    const from = path.join(root, name)
    if (!fs.existsSync(from) || !/^(src|config|types|contract)\/|^[\w.-]+$/.test(name)) continue
    fs.mkdirSync(path.dirname(path.join(copy, name)), { recursive: true })
    fs.copyFileSync(from, path.join(copy, name))
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'dir')
  const routesFile = path.join(copy, 'src', 'routes.ts')
  const { text, missing } = buildAll(fs.readFileSync(routesFile, 'utf8'))
  fs.writeFileSync(routesFile, text)
  for (const route of missing) {
    const file = path.join(copy, 'src', `${route}.tsx`)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, emptyPage)
  }
  say(`     an empty page at ${missing.length} routes`)
  const taro = path.join(root, 'node_modules', '@tarojs', 'cli', 'bin', 'taro')
  const { code, output } = await run(process.execPath, [taro, 'build', '--type', type], {
    title: `Building the full house, ${type} (one to two minutes)`,
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production', MALL_BUILD: 'full' },
  })
  const folder = path.join(copy, 'dist', type)
  if (code !== 0 || !fs.existsSync(path.join(folder, type === 'h5' ? 'index.html' : 'app.json'))) {
    throw new Error(`${tail(output)}\n\nBuilding the full house failed (exit code ${code}).`)
  }
  return { folder, remove }
}
