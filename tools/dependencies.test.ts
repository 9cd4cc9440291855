import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { importedIn, importsOf, isUsed, judge, readExceptions, readWorkspaces } from './dependencies.mjs'

const root = path.join(__dirname, '..')

test.each([
  [`import a from 'dayjs/plugin/utc'`, 'dayjs', false],
  [`import '@nutui/nutui-react-taro/dist/x.css'`, '@nutui/nutui-react-taro', false],
  [`export { a } from 'valibot'`, 'valibot', false],
  [`const a = () => import('leaflet')`, 'leaflet', false],
  [`const a = require('acorn')`, 'acorn', false],
  [`const a = require.resolve('tsx/package.json')`, 'tsx', false],
  [`const a = createRequire(import.meta.url)('esbuild')`, 'esbuild', false],
  [`import type { A } from 'miniprogram-api-typings'`, 'miniprogram-api-typings', true],
  [`/** @type {import('jest').Config} */`, 'jest', true],
  [`const eslint = bin('eslint/bin/eslint.js')`, 'eslint', true],
])('%s imports %s, as a type or command: %s', (text, name, isType) => {
  const found = importsOf(text)
  expect(new Set(found.map((one) => one.name))).toEqual(new Set([name]))
  expect(found.every((one) => one.isType)).toBe(isType)
})

test.each([`// import a from 'dayjs'`, `import a from './dayjs'`, `import a from '@/lib/date'`, `const a = 'dayjs'`])(
  '%s imports no package',
  (text) => expect(importsOf(text)).toEqual([]),
)

test('files of other workspaces, tests and types do not count as shipped', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dependencies-'))
  const files = {
    'src/a.ts': `import a from 'dayjs'\nimport type { B } from 'kysely'`,
    'src/a.test.ts': `import a from 'fast-check'`,
    'src/a.scss': `@use 'sheet/theme';`,
    'tools/b.mjs': `import ws from 'ws'`,
    'server/src/c.ts': `import pg from 'pg'`,
    'tsconfig.json': `{ "compilerOptions": { "types": ["node"] } }`,
  }
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  const { all, shipped } = importedIn(folder, { name: 'shop', folder: '', without: ['server'], product: ['src'] })
  fs.rmSync(folder, { recursive: true })
  expect([...all].sort()).toEqual(['dayjs', 'fast-check', 'kysely', 'node', 'sheet', 'ws'])
  expect([...shipped].sort()).toEqual(['dayjs', 'sheet'])
})

test('a package is used by its commands in scripts, types by the package they describe', () => {
  const uses = { imported: new Set(['ws', '@a/b']), scripts: 'prettier --write .', binsOf: (name: string) => [name] }
  const used = ['prettier', '@types/ws', '@types/a__b', 'pretti', '@types/pg'].map((name) => isUsed(name, uses))
  expect(used).toEqual([true, true, true, false, false])
})

test('an unused package fails, and so does an exception that is used, not listed or has no reason', () => {
  const all = [{ workspace: 'server', listed: ['dayjs', 'pg', 'sass'], used: (name: string) => name === 'pg' }]
  const exception = (name: string, reason = 'resolved by its name') => ({ workspace: 'server', name, reason })
  expect(judge(all, [exception('sass'), exception('dayjs')])).toEqual([])
  expect(judge(all, [exception('sass')])).toEqual([expect.stringContaining('server: dayjs is listed')])
  const wrong = judge(all, [exception('sass', ''), exception('dayjs'), exception('pg'), exception('ws')])
  expect(wrong).toEqual([
    expect.stringContaining('sass has no reason'),
    expect.stringContaining('pg is imported'),
    expect.stringContaining('ws is not listed'),
  ])
})

test('every package of this repository is used, and dayjs is shipped by storefront and server', () => {
  const all = readWorkspaces(root)
  expect(judge(all, readExceptions(root))).toEqual([])
  const users = all.filter(({ shipped }) => shipped.has('dayjs')).map(({ workspace }) => workspace)
  expect(users).toEqual(['storefront', 'server'])
})
