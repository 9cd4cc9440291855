import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const tool = path.join(__dirname, 'check-duplicates.mjs')

interface Exception {
  files: string[]
  lines: number
  reason: string
}

function check(files: Record<string, string>, exceptions: Exception[] = []) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'duplicates-'))
  const all = {
    'src/app.ts': '',
    'server/src/app.ts': '',
    'tools/duplicates.json': JSON.stringify(exceptions),
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, folder], { encoding: 'utf8' })
  fs.rmSync(folder, { recursive: true })
  return { status, lines: `${stderr}${stdout}`.trim().split('\n').slice(0, -1) }
}

const times = (count: number, line: (i: number) => string, between = '\n') =>
  Array.from({ length: count }, (_, i) => line(i)).join(between)
const rows = (count: number) => times(count, (i) => `row${i}++`)
/** Two tokens each. */
const list = (words: number) => times(words, (i) => `word${i},`, ' ')
const declarations = (count: number) => times(count, (i) => `  top: ${i}px;`)
const pair = (text: string) => ({ 'src/a.ts': `const a = 1\n${text}\na()`, 'src/b.ts': `let b\n${text}\nb.c` })

test.each([
  ['12 lines', pair(rows(12)), 'src/b.ts:2-13  stands in src/a.ts:2 before'],
  ['80 tokens of one line', pair(list(40)), 'src/b.ts:2-2  stands in src/a.ts:2 before'],
  [
    'a run between a script and JSX, between storefront and server',
    { 'src/a.tsx': `<A />\n${rows(12)}`, 'server/src/a.ts': `${rows(12)}\nb()` },
    'src/a.tsx:2-13  stands in server/src/a.ts:1 before',
  ],
  [
    'a run of one file',
    { 'src/a.ts': `${rows(12)}\nbetween()\n${rows(12)}\nend()` },
    'src/a.ts:14-25  stands in src/a.ts:1 before',
  ],
  [
    'styles',
    { 'src/a.scss': `.a {\n${declarations(12)}\n}`, 'src/b.scss': `.b {\n  &:active {\n${declarations(12)}\n  }\n}` },
    'src/b.scss:3-15  stands in src/a.scss:2 before',
  ],
  [
    'what differs in spaces, blank lines and comments only',
    { 'src/a.ts': rows(12), 'src/b.ts': rows(12).replaceAll('\n', '\n\n  // why\n  ') },
    'src/b.ts:1-34  stands in src/a.ts:1 before',
  ],
])('%s: found', (_, files, line) => {
  expect(check(files)).toEqual({ status: 1, lines: [line] })
})

test.each([
  ['11 lines', pair(rows(11))],
  ['79 tokens', pair(list(39))],
  ['12 lines with one that differs', { ...pair(rows(12)), 'src/b.ts': rows(12).replace('row6', 'other') }],
  ['imports', pair(`import {\n${times(90, (i) => `  name${i},`)}\n} from './c'`)],
  ['a test', { 'src/a.ts': rows(12), 'src/a.test.ts': rows(12) }],
  ['seed data', { 'server/src/database/seed/a.ts': rows(12), 'server/src/database/seed/b.ts': rows(12) }],
  ['texts', { 'src/a/texts.ts': rows(12), 'src/a/rowTexts.en.ts': rows(12) }],
])('%s: no duplicate', (_, files) => {
  expect(check(files)).toEqual({ status: 0, lines: [] })
})

const exception = { files: ['src/b.ts', 'src/a.ts'], lines: 12, reason: 'two worlds' }

test('an exception excuses its run, and nothing longer', () => {
  expect(check(pair(rows(12)), [exception])).toEqual({ status: 0, lines: [] })
  expect(check(pair(rows(14)), [exception]).status).toBe(1)
})

test('an exception is told that has no reason, or no run any more', () => {
  expect(check(pair(rows(12)), [{ ...exception, reason: '' }]).lines).toEqual([
    'tools/duplicates.json: src/b.ts and src/a.ts: the reason is missing',
  ])
  expect(check(pair(rows(3)), [exception]).lines).toEqual([
    'tools/duplicates.json: src/b.ts and src/a.ts share no run of 12 lines any more',
  ])
})

test('ten exceptions are enough', () => {
  const files = Object.fromEntries(
    Array.from({ length: 11 }, (_, k) =>
      ['a', 'b'].map((name) => [`src/${name}${k}.ts`, `${name}${k}\n${rows(12).replaceAll('row', `row${k}x`)}`]),
    ).flat(),
  )
  const exceptions = Array.from({ length: 11 }, (_, k) => ({ ...exception, files: [`src/b${k}.ts`, `src/a${k}.ts`] }))
  expect(check(files, exceptions).lines).toEqual(['tools/duplicates.json: 11 exceptions, at most 10'])
})
