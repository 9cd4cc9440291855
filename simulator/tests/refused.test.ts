import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { compile } from '../src/compile/compile'
import { kitchen } from './open'

/** Words of the refusal when `change` is laid over the kitchen; undefined removes a file. */
function refusal(change: Record<string, string | undefined>, sizes = true): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simulator-'))
  try {
    fs.cpSync(kitchen, folder, { recursive: true })
    for (const [name, text] of Object.entries(change))
      if (text === undefined) fs.rmSync(path.join(folder, name))
      else fs.writeFileSync(path.join(folder, name), text)
    compile(folder, sizes)
    return ''
  } catch (error) {
    return (error as Error).message.replaceAll(folder, 'FOLDER')
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

const app = JSON.parse(fs.readFileSync(path.join(kitchen, 'app.json'), 'utf8')) as Record<string, unknown>
const withApp = (change: object) => ({ 'app.json': JSON.stringify({ ...app, ...change }) })
const script = (code: string) => ({ 'extra.js': `\n${code}` })
const template = (code: string) => ({ 'pages/api/api.wxml': `\n${code}` })

test('the kitchen itself is taken', () => {
  assert.equal(refusal({}), '')
})

const cases: [string, Record<string, string | undefined>, RegExp][] = [
  ['a static block', script('class A { static { 1 } }'), /^extra.js:2:11 a static block of a class/m],
  ['a private method', script('class A { #b() {} }'), /^extra.js:2:11 a private method/m],
  ['lookbehind', script('"a".match(/(?<=b)a/)'), /^extra.js:2:11 lookbehind/m],
  ['lookbehind as text', script('new RegExp("(?<!b)a")'), /^extra.js:2:1 lookbehind/m],
  ['flag d', script('/a/d.test("a")'), /^extra.js:2:1 flag d/m],
  ['Array.prototype.at', script('[1].at(-1)'), /^extra.js:2:1 \.at\(\)/m],
  ['Object.hasOwn', script('Object.hasOwn({}, "a")'), /^extra.js:2:1 Object.hasOwn/m],
  ['structuredClone', script('structuredClone({})'), /^extra.js:2:1 structuredClone/m],
  ['a date with a blank', script('new Date("2026-01-02 03:04:05")'), /^extra.js:2:1 Date\('2026-01-02 03:04:05'\)/m],
  ['eval', script('eval("1")'), /^extra.js:2:1 eval makes code/m],
  ['new Function', script('new Function("return 1")'), /^extra.js:2:1 Function makes code/m],
  ['import()', script('import("./a")'), /^extra.js:2:1 import\(\)/m],
  ['no JavaScript', script('let a = ;'), /^extra.js:2:9 Unexpected token$/m],
  ['const in WXS', { 'extra.wxs': '\nconst a = 1' }, /^extra.wxs:2 is no WXS/m],
  ['let in an inline WXS', template('<wxs module="m">\nlet a = 1\n</wxs>'), /^pages\/api\/api.wxml:3 is no WXS/m],
  ['a regular expression in WXS', { 'extra.wxs': 'var a = /b/' }, /^extra.wxs:1 WXS has no regular expressions/m],
  ['new in WXS', { 'extra.wxs': 'var a = new Date()' }, /^extra.wxs:1 WXS has no new/m],
  ['?. in a template', template('<text>{{a?.b}}</text>'), /^pages\/api\/api.wxml:2 \{\{a\?\.b\}\}: WXML has no \?\./m],
  ['?? in a template', template('<text>{{a ?? b}}</text>'), /WXML has no \?\?/],
  ['a template string', template('<text>{{`a`}}</text>'), /WXML has no template strings/],
  ['a method in a template', template('<text>{{a.join(b)}}</text>'), /only a function of a WXS module/],
  ['an unknown key of app.json', withApp({ lazyCodeLoad: 'x' }), /^app.json: unknown key lazyCodeLoad$/m],
  ['a page without template', { 'pages/api/api.wxml': undefined }, /^app.json names pages\/api\/api, which has no WXML/m],
  ['a page without script', { 'pages/api/api.js': undefined }, /^app.json names pages\/api\/api, which has no JS/m],
  ['a page named twice', withApp({ pages: [...(app.pages as string[]), 'pages/api/api'] }), /names pages\/api\/api twice/],
  ['a main package of 3 MiB', { 'large.json': JSON.stringify('x'.repeat(3 << 20)) }, /^main package: 3\d\d\d KiB exceed/m],
  ['a component of a sub-package', { 'pages/api/api.json': '{"usingComponents":{"deep":"/sub/deep/deep"}}' },
    /^pages\/api\/api.json uses sub\/deep\/deep of the sub-package sub$/m],
  ['a template of a sub-package', template('<include src="/sub/deep/deep.wxml" />'), /api.wxml uses sub\/deep\/deep.wxml/],
  ['styles of a sub-package', { 'app.wxss': '@import "sub/deep/deep.wxss";' }, /^app.wxss uses sub\/deep\/deep.wxss/m],
] // prettier-ignore
for (const [name, change, words] of cases)
  test(`refused: ${name}`, () => {
    const said = refusal(change)
    assert.match(said, /^WeChat would refuse FOLDER:\n/)
    assert.match(said, words)
    assert.equal(said.split('\n').length, 2, said)
  })

test('a build for development may be large', () => {
  assert.equal(refusal({ 'large.json': JSON.stringify('x'.repeat(3 << 20)) }, false), '')
})

test('taken: what the oldest phones run and WeChat compiles', () => {
  const fine = `Function("return this")(); class A { #b = 1; static c = 2 }; a?.b ?? c; a ||= 1_000; /(?<y>a)\\p{L}/u; new Date("2026-01-02"); "a".replaceAll("b", "c")`
  const wxml = `<wxs module="m" src="./m.wxs" /><text>{{m.f(a ? .5 : b.c[1])}} {{'a?.b()'}} {{[...d, (e + 1)]}}</text>`
  assert.equal(refusal({ ...script(fine), ...template(wxml), 'pages/api/m.wxs': 'module.exports.f = function (a) { return a }' }), '')
}) // prettier-ignore
