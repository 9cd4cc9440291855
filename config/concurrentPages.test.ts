import fs from 'node:fs'
import path from 'node:path'

const concurrentPages = jest.requireActual<(source: string) => string>('./concurrentPages.cjs')
const runtime = path.resolve(__dirname, '../node_modules/@tarojs/plugin-framework-react/dist/runtime.js')

test("Taro's runtime draws a new page in a transition", () => {
  const rewritten = concurrentPages(fs.readFileSync(runtime, 'utf8'))
  expect(rewritten.match(/react\.startTransition\(\(\) => appWrapper\.mount\(/g)).toHaveLength(2)
})

test('a runtime that mounts otherwise says so', () => {
  expect(() => concurrentPages('appWrapper.mount(component, id)')).toThrow('mounts pages otherwise')
})
