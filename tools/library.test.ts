import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { judge, partsIn, reachedFrom, withDates, withLibrary } from './library.mjs'

let folder: string
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'library-'))))
afterEach(() => fs.rmSync(folder, { recursive: true }))

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
}

test('parts are told by their names and by their folders, each once; what is not seen is none', () => {
  const text = `
    import { Rate, Step, Steps } from '@nutui/nutui-react-taro'
    import { ConfigProvider } from '@nutui/nutui-react-taro'
    import { Preview } from '@nutui/nutui-react-taro/dist/es/packages/uploader/preview'
    import '@nutui/nutui-react-taro/dist/es/packages/image/style/css'
    import words from '@nutui/nutui-react-taro/dist/es/locales/zh-CN'
    import type { Cascader } from '@nutui/nutui-react-taro'
    import { Tag } from '@/ui/Tag'`
  expect(partsIn(text)).toEqual(['rate', 'steps', 'uploader'])
})

test('a page leads to what it imports, now or later and on either platform, not to types', () => {
  write({
    'pages/home/home.tsx': `export { Home as default } from '@/features/home/Home'`,
    'features/home/Home.tsx': `import {\n  a,\n} from './parts/A'\nimport type { B } from './B'\nconst c = () => import('@/ui/C')`,
    'features/home/parts/A.ts': `import '@/platform/d/d'`,
    'features/home/B.ts': '',
    'ui/C.tsx': '',
    'platform/d/d.h5.ts': '',
    'platform/d/d.weapp.ts': '',
    'features/help/Help.tsx': `import { Rate } from '@nutui/nutui-react-taro'`,
  })
  expect([...reachedFrom(folder, ['pages/home/home']).keys()].sort()).toEqual([
    'features/home/Home.tsx',
    'features/home/parts/A.ts',
    'pages/home/home.tsx',
    'platform/d/d.h5.ts',
    'platform/d/d.weapp.ts',
    'ui/C.tsx',
  ])
})

test('five parts beyond the main package are right; one in it, or one less, is not', () => {
  const page = (...names: string[]) =>
    new Map(names.map((name) => [`${name}.tsx`, `import { ${name} } from '@nutui/nutui-react-taro'`]))
  const five = page('Rate', 'Steps', 'Cascader', 'Progress', 'Calendar')
  const judged = (main: Map<string, string>, later: Map<string, string>) => judge(main, later).map(({ right }) => right)
  expect(judged(page(), five)).toEqual([true, true])
  expect(judged(page('Rate'), five)).toEqual([false, true])
  expect(judged(page(), page('Rate', 'Steps', 'Step', 'ConfigProvider', 'Cascader', 'Progress'))).toEqual([true, false])
})

test('a built file with a class or a name of NutUI is found, whatever else is called nearly so', () => {
  write({
    'common.js': 'var p="nut-progress";P.displayName="NutProgress"',
    'vendors.js': "Q.displayName='NutRate'",
    'common.wxss': '.nut-step{color:red}',
    'app.js': 'var a="peanut-oil",b="donut",c="Nutrition"+d',
    'page.wxml': '<view class="nut-rate" />',
  })
  const files = ['common.js', 'vendors.js', 'common.wxss', 'app.js', 'page.wxml']
  expect(withLibrary(folder, files)).toEqual(['common.js', 'vendors.js', 'common.wxss'])
})

test('a built file with dayjs is found, one with dates of its own is not', () => {
  const dayjs = fs.readFileSync(require.resolve('dayjs'), 'utf8')
  write({ 'dates.js': dayjs, 'own.js': 'var a="YYYY-MM-DD"' })
  expect(withDates(folder, ['dates.js', 'own.js'])).toEqual(['dates.js'])
})
