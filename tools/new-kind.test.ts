import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const tool = path.join(__dirname, 'new-kind.mjs')
let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'new-kind-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const newKind = (...args: string[]) =>
  spawnSync(process.execPath, [tool, ...args, '--into', folder], { encoding: 'utf8' })
const flash = ['flashpack', '--zh', '闪购包', '--en', 'Flash pack']
const made = () =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()

/** Where a further way of selling may stand; its rows in lists are told, not written. */
const its = [
  /^contract\/src\/flashpack\.ts$/,
  /^server\/src\/promotions\/flashpack\/\w+(\.\w+)*\.ts$/,
  /^server\/src\/database\/migrations\/\d{4}_flashpack\.sql$/,
  /^server\/src\/database\/seed\/(load\/)?flashpacks\.ts$/,
  /^src\/kinds\/flashpack\/\w+(\.\w+)*\.tsx?$/,
  /^src\/domain\/promotion\/flashpackFace\.ts$/,
  /^src\/promotionpages\/flashpack\/\w+\/\w+(\.config)?\.tsx?$/,
  /^tests\/promotions\/flashpack\.ts$/,
]

test('stands in its own folders on both sides, with its own names', () => {
  const { status, stderr } = newKind(...flash)
  expect([status, stderr]).toEqual([0, ''])
  const files = made()
  expect(files.filter((file) => !its.some((place) => place.test(file)))).toEqual([])
  expect(its.filter((place) => !files.some((file) => place.test(file)))).toEqual([])
  const foreign = files.filter((file) =>
    /groupbuy|团购|group buy/i.test(fs.readFileSync(path.join(folder, file), 'utf8')),
  )
  expect(foreign).toEqual([])
  expect(fs.readFileSync(path.join(folder, 'src/promotionpages/flashpack/list/list.tsx'), 'utf8')).toBe(
    `export { FlashpackListScreen as default } from '@/kinds/flashpack/FlashpackListScreen'\n`,
  )
})

test('leaves what exists as it is', () => {
  newKind(...flash)
  const file = path.join(folder, 'src/kinds/flashpack/checkout.ts')
  fs.writeFileSync(file, 'mine\n')
  expect(newKind(...flash).stdout).toContain('src/kinds/flashpack/checkout.ts  stands already')
  expect(fs.readFileSync(file, 'utf8')).toBe('mine\n')
})

test.each([
  ['without names', ['flashpack']],
  ['with a word that the wire does not write so', ['Flash-Pack', '--zh', '闪', '--en', 'F']],
])('%s nothing is made', (_name, args) => {
  expect(newKind(...args).status).not.toBe(0)
  expect(made()).toEqual([])
})
