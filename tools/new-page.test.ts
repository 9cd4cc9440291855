import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const tool = path.join(__dirname, 'new-page.mjs')
let folder: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'new-page-'))
  fs.mkdirSync(path.join(folder, 'src'))
  fs.writeFileSync(
    path.join(folder, 'src/routes.ts'),
    `export const routes = {
  helps: page('otherpages/help/list/list'),
  help: page<{ id: number }>('otherpages/help/detail/detail', { fixed: true }),
}
`,
  )
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const read = (file: string) => fs.readFileSync(path.join(folder, 'src', file), 'utf8')
const newPage = (...args: string[]) =>
  spawnSync(process.execPath, [tool, ...args, '--into', folder], { encoding: 'utf8' })
const helps = [
  'otherpages/help/list/list',
  '--feature',
  'article',
  '--screen',
  'HelpListScreen',
  '--zh',
  '帮助中心',
  '--en',
  "Help's centre",
]

test('a page of one line, a screen and its words', () => {
  expect(newPage(...helps).status).toBe(0)
  expect(read('otherpages/help/list/list.tsx')).toBe(
    `export { HelpListScreen as default } from '@/features/article/HelpListScreen'\n`,
  )
  expect(read('features/article/HelpListScreen.tsx')).toContain('export function HelpListScreen()')
  expect(read('features/article/texts.ts')).toContain(`title: '帮助中心'`)
  expect(read('features/article/texts.en.ts')).toContain(`title: 'Help\\'s centre'`)
  expect(fs.existsSync(path.join(folder, 'src/otherpages/help/list/list.config.ts'))).toBe(false)
})

test('flags of the route get their configuration; a slice with words keeps them', () => {
  newPage(...helps)
  const { stdout } = newPage(
    'otherpages/help/detail/detail',
    '--feature',
    'article',
    '--screen',
    'HelpScreen',
    '--zh',
    '帮助',
    '--en',
    'Help',
  )
  expect(read('otherpages/help/detail/detail.config.ts')).toBe(
    'export default definePageConfig({ disableScroll: true })\n',
  )
  expect(read('features/article/HelpScreen.tsx')).toContain('texts.helpTitle')
  expect(stdout).toContain(`add to src/features/article/texts.ts     helpTitle: '帮助',`)
})

test('what stands is left as it is', () => {
  newPage(...helps)
  fs.writeFileSync(path.join(folder, 'src/features/article/HelpListScreen.tsx'), 'mine')
  newPage(...helps)
  expect(read('features/article/HelpListScreen.tsx')).toBe('mine')
})

test('a route that is not listed is refused', () => {
  const { status, stderr } = newPage('otherpages/nowhere/nowhere', '--zh', '无', '--en', 'None')
  expect(status).toBe(1)
  expect(stderr).toContain('src/routes.ts does not list otherpages/nowhere/nowhere')
  expect(fs.readdirSync(path.join(folder, 'src'))).toEqual(['routes.ts'])
})
