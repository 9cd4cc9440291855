import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import cruiser from '../.dependency-cruiser.cjs'
import { planted, props, sound } from './importRulesFixture'

const root = path.resolve(__dirname, '..')

interface Violation {
  rule: { name: string }
  from: string
  to: string
}

describe('the import rules', () => {
  let folder: string

  beforeEach(() => {
    folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'import-rules-')))
    fs.copyFileSync(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.json'))
    write(sound)
    fs.mkdirSync(path.join(folder, 'node_modules/@mall'), { recursive: true })
    fs.symlinkSync('../../contract', path.join(folder, 'node_modules/@mall/contract'))
    fs.mkdirSync(path.join(folder, 'simulator/src'), { recursive: true })
  })
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

  function write(files: Record<string, string>) {
    for (const [name, code] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      fs.writeFileSync(path.join(folder, name), code)
    }
  }

  function violations(platform = 'h5'): string[] {
    const bin = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
    const config = path.join(root, '.dependency-cruiser.cjs')
    const args = [
      bin,
      '--config',
      config,
      '--output-type',
      'json',
      'src',
      'contract/src',
      'server/src',
      'simulator/src',
    ]
    const env = { ...process.env, PLATFORM: platform }
    const { summary } = JSON.parse(
      execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8', maxBuffer: 1e8 }),
    )
    return summary.violations.map(({ rule, from, to }: Violation) =>
      from === to ? `${rule.name}: ${to}` : `${rule.name}: ${from} -> ${to}`,
    )
  }

  test.each(['h5', 'weapp'])(
    'accept a sound tree, read for %s',
    (platform) => {
      expect(violations(platform)).toEqual([])
    },
    30_000,
  )

  test('have a planted violation each', () => {
    expect(new Set(planted.map(({ rule }) => rule))).toEqual(new Set(cruiser.forbidden?.map(({ name }) => name)))
  })

  test('find each planted violation, and only those', () => {
    for (const { file, code } of planted) write({ [file]: code })
    write(props)
    // pages and the server's start reach what is planted, so that nothing else is an orphan
    const reached = (prefix: string) =>
      [...planted.map(({ file }) => file), ...Object.keys(props)].filter(
        (file) => file.startsWith(prefix) && !/\/(lost|testing)/.test(file),
      )
    const imports = (files: string[], up: string) =>
      files.map((file) => `import '${up}${file.replace(/\.tsx?$/, '')}'`).join('\n')
    const storefront = reached('src/').filter(
      (file) => !/^src\/(pages|otherpages|ui\/form\/deep|utils|routes)/.test(file),
    )
    write({
      'src/app.tsx': imports(storefront, '../'),
      'server/src/main.ts': `${sound['server/src/main.ts']}\n${imports([...reached('server/'), ...reached('contract/')], '../../')}`,
    })
    const expected = planted.map(({ rule, file, to }) => (to ? `${rule}: ${file} -> ${to}` : `${rule}: ${file}`))
    expect(violations().sort()).toEqual(expected.sort())
  }, 30_000)
})
