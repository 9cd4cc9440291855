import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import cruiser from '../.dependency-cruiser.cjs'

const root = path.resolve(__dirname, '..')

/** A small mall in which every import is allowed. */
const sound: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'fixture',
    dependencies: { valibot: '1', react: '1', '@mall/contract': '1' },
  }),
  'node_modules/valibot/package.json': '{ "name": "valibot", "main": "index.js" }',
  'node_modules/valibot/index.js': '',
  'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
  'node_modules/react/index.js': '',
  'contract/package.json':
    '{ "name": "@mall/contract", "exports": { "./*": "./src/*.ts" }, "dependencies": { "valibot": "1" } }',
  'contract/src/api.ts': `import * as v from 'valibot'\nexport const api = v\nexport type Api = typeof api`,
  'src/routes.ts': 'export const routes = {}',
  'src/app.config.ts': `import { routes } from './routes'\nexport default routes`,
  'src/app.tsx': `import './session/token'`,
  'src/pages/home/home.tsx': `export { Home as default } from '@/features/home/Home'`,
  'src/otherpages/help/help.tsx': `export { Help as default } from '@/features/help/Help'`,
  'src/features/home/Home.tsx': `import 'react'\nimport './parts/Banner'\nimport '@/domain/goods/Card'\nimport '@/ui/Screen'\nexport const Home = 1`,
  'src/features/home/parts/Banner.tsx': `import '@/platform/storage/storage'\nimport { routes } from '@/routes'\nexport default routes`,
  'src/features/help/Help.tsx': `import { api } from '@/api/call'\nexport const Help = api`,
  'src/domain/goods/Card.tsx': `import '@/domain/price/price'`,
  'src/domain/price/price.ts': 'export {}',
  'src/ui/Screen.tsx': `import './form/Field'`,
  'src/ui/form/Field.tsx': `import '@/lib/text'`,
  'src/api/call.ts': `import type { Api } from '@mall/contract/api'\nexport const api = {} as Api`,
  'src/session/token.ts': `import '@/platform/storage/storage'`,
  'src/platform/storage/storage.h5.ts': `import type { Storage } from './port'\nexport const storage = {} as Storage`,
  'src/platform/storage/storage.weapp.ts': `import type { Storage } from './port'\nexport const storage = {} as Storage`,
  'src/platform/storage/port.ts': 'export interface Storage { get(): string }',
  'src/lib/text.ts': 'export {}',
  'server/package.json': '{ "name": "@mall/server", "dependencies": { "@mall/contract": "1" } }',
  'server/src/main.ts': `import './modules/cart/cart.routes'`,
  'server/src/modules/cart/cart.routes.ts': `import './cart.service'\nimport { api } from '@mall/contract/api'\nexport default api`,
  'server/src/modules/cart/cart.service.ts': `import './cart.store'\nimport '../goods/goods.service'`,
  'server/src/modules/cart/cart.store.ts': 'export {}',
  'server/src/modules/goods/goods.service.ts': `import './goods.store'`,
  'server/src/modules/goods/goods.store.ts': 'export {}',
}

/** One planted file per rule; `main` and pages reach them so that only the named rule is broken. */
const planted: { rule: string; file: string; code: string; to?: string }[] = [
  {
    rule: 'layers: features looks down only',
    file: 'src/features/a1/A.tsx',
    code: `import '@/pages/home/home'`,
    to: 'src/pages/home/home.tsx',
  },
  {
    rule: 'layers: domain looks down only',
    file: 'src/domain/a2/a.ts',
    code: `import '@/features/help/Help'`,
    to: 'src/features/help/Help.tsx',
  },
  {
    rule: 'layers: ui looks down only',
    file: 'src/ui/A3.tsx',
    code: `import '@/domain/price/price'`,
    to: 'src/domain/price/price.ts',
  },
  {
    rule: 'layers: api looks down only',
    file: 'src/api/a4.ts',
    code: `import '@/ui/form/Field'`,
    to: 'src/ui/form/Field.tsx',
  },
  {
    rule: 'layers: session looks down only',
    file: 'src/session/a5.ts',
    code: `import type { Call } from '@/api/a5b'`,
    to: 'src/api/a5b.ts',
  },
  {
    rule: 'layers: platform looks down only',
    file: 'src/platform/a6/a.ts',
    code: `import '@/session/token'`,
    to: 'src/session/token.ts',
  },
  {
    rule: 'layers: i18n looks down only',
    file: 'src/i18n/a7.ts',
    code: `import '@/platform/storage/storage'`,
    to: 'src/platform/storage/storage.h5.ts',
  },
  { rule: 'layers: lib looks down only', file: 'src/lib/a8.ts', code: `import '@/i18n/a8b'`, to: 'src/i18n/a8b.ts' },
  {
    rule: 'features apart',
    file: 'src/features/b1/B.tsx',
    code: `import '@/features/help/Help'`,
    to: 'src/features/help/Help.tsx',
  },
  {
    rule: 'pages apart',
    file: 'src/pages/b2/b2.tsx',
    code: `import type { X } from '@/otherpages/b2/kept'`,
    to: 'src/otherpages/b2/kept.tsx',
  },
  {
    rule: 'pages apart',
    file: 'src/pages/b3/b3.tsx',
    code: `import '@/pages/home/home'`,
    to: 'src/pages/home/home.tsx',
  },
  {
    rule: 'private parts of a slice',
    file: 'src/pages/b4/b4.tsx',
    code: `import '@/features/home/parts/Banner'`,
    to: 'src/features/home/parts/Banner.tsx',
  },
  {
    rule: 'private parts of a slice',
    file: 'src/domain/b5/b.ts',
    code: `import '@/ui/form/deep/Deep'`,
    to: 'src/ui/form/deep/Deep.tsx',
  },
  {
    rule: 'every file has its room',
    file: 'src/features/b6/B.tsx',
    code: `import '@/utils/any'`,
    to: 'src/utils/any.ts',
  },
  {
    rule: 'routes.ts stands alone',
    file: 'src/routes.ts',
    code: `import './lib/text'\nexport const routes = {}`,
    to: 'src/lib/text.ts',
  },
  { rule: 'no cycles', file: 'src/domain/c1/a.ts', code: `import './b'`, to: 'src/domain/c1/b.ts' },
  { rule: 'no orphans', file: 'src/domain/c2/lost.ts', code: 'export {}' },
  { rule: 'no orphans on the server', file: 'server/src/lost.ts', code: 'export {}' },
  {
    rule: 'contract stands on valibot alone',
    file: 'contract/src/d1.ts',
    code: `import 'react'`,
    to: 'node_modules/react/index.js',
  },
  {
    rule: 'the storefront takes the types of the contract',
    file: 'src/api/d2.ts',
    code: `import { api } from '@mall/contract/api'\nexport default api`,
    to: 'contract/src/api.ts',
  },
  {
    rule: 'storefront, server and simulator apart',
    file: 'server/src/d3.ts',
    code: `import '../../src/lib/text'`,
    to: 'src/lib/text.ts',
  },
  {
    rule: 'the simulator knows the build only',
    file: 'simulator/src/d4.ts',
    code: `import type { Api } from '../../contract/src/api'`,
    to: 'contract/src/api.ts',
  },
  {
    rule: 'server: routes call services',
    file: 'server/src/modules/e1/e1.routes.ts',
    code: `import './e1.store'`,
    to: 'server/src/modules/e1/e1.store.ts',
  },
  {
    rule: 'server: services do not know routes',
    file: 'server/src/modules/e2/e2.service.ts',
    code: `import type { X } from './e2.routes'`,
    to: 'server/src/modules/e2/e2.routes.ts',
  },
  {
    rule: 'server: stores know no rule',
    file: 'server/src/modules/e3/e3.store.ts',
    code: `import './e3.service'`,
    to: 'server/src/modules/e3/e3.service.ts',
  },
  {
    rule: "server: nobody opens another module's store",
    file: 'server/src/modules/e4/e4.service.ts',
    code: `import '../goods/goods.store'`,
    to: 'server/src/modules/goods/goods.store.ts',
  },
  {
    rule: 'server: the ground does not know the modules',
    file: 'server/src/jobs/e5.ts',
    code: `import '../modules/goods/goods.store'`,
    to: 'server/src/modules/goods/goods.store.ts',
  },
  {
    rule: 'tests stay out of the product',
    file: 'server/src/e6.ts',
    code: `import './testing/testMall'`,
    to: 'server/src/testing/testMall.ts',
  },
  {
    rule: 'every package is declared',
    file: 'server/src/e7.ts',
    code: `import 'brought-by-another'`,
    to: 'node_modules/brought-by-another/index.js',
  },
  { rule: 'every import resolves', file: 'src/lib/e8.ts', code: `import './nowhere'`, to: './nowhere' },
]

/** What the planted files import, sound by itself. */
const props: Record<string, string> = {
  'src/api/a5b.ts': 'export type Call = string',
  'src/i18n/a8b.ts': 'export {}',
  'src/otherpages/b2/kept.tsx': 'export type X = string',
  'src/ui/form/deep/Deep.tsx': 'export {}',
  'src/utils/any.ts': 'export {}',
  'src/domain/c1/b.ts': `import './a'`,
  'server/src/modules/e1/e1.store.ts': 'export {}',
  'server/src/modules/e2/e2.routes.ts': 'export type X = string',
  'server/src/modules/e3/e3.service.ts': 'export {}',
  'server/src/testing/testMall.ts': 'export {}',
  'node_modules/brought-by-another/package.json': '{ "name": "brought-by-another", "main": "index.js" }',
  'node_modules/brought-by-another/index.js': '',
}

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
