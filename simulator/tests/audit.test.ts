import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { audit } from '../src/audit/audit'
import { mostAtOnce } from '../src/audit/atOnce'
import { readBuild } from '../src/audit/build'
import type { AuditConfig, Drive } from '../src/audit/config'
import { measuredRules } from '../src/audit/measuredRules'
import { lines } from '../src/audit/print'
import { scored } from '../src/audit/score'
import { staticRules } from '../src/audit/staticRules'
import { accept, withoutClock, type Verdict } from '../src/audit/verdict'
import type { Measurements } from '../src/shared/measurements'
import { modes } from './open'

const project = fileURLToPath(new URL('./measured', import.meta.url))
const silent: Measurements = {
  label: '',
  layout: true,
  ratio: 2,
  actions: [],
  pages: [],
  setData: [],
  requests: [],
  timers: [],
  exceptions: [],
  warnings: [],
  calls: {},
  fields: {},
  longTasks: [],
  pictures: [],
}
const failing = (verdicts: Verdict[]) => verdicts.filter(({ result }) => result === 'fail').map(({ rule }) => rule)
const size = { nodes: 10, depth: 3, widest: 4, widestNode: 'view' }
const page = { path: 'p', query: {}, first: size, ...size }
const setData = { at: 0, page: 'p', component: 'p', bytes: 10, nodes: 1, hidden: false }
const request = { at: 0, kind: 'request' as const, url: 'http://m/a', method: 'GET', status: 200, ms: 10, bytes: 10 }
const image = { src: 'http://m/a.png', mode: 'aspectFill', lazy: false, first: true, width: 10, height: 10 }
const layout = { images: [], smallTargets: [], unsafeFixed: [] }

/** What breaks each rule, and breaks no other. */
const breaking: Record<string, Partial<Measurements>> = {
  P1: { longTasks: [{ at: 0, ms: 1200, page: 'p' }] },
  P3: { setData: [{ ...setData, nodes: 301 }] },
  P4: { setData: Array.from({ length: 21 }, (_, at) => ({ ...setData, at })) },
  P5: { setData: [{ ...setData, bytes: 300 * 1024 }] },
  P6: { pages: [{ ...page, nodes: 1000 }] },
  P7: { requests: [{ ...request, ms: 1001 }] },
  P8: { requests: Array.from({ length: 11 }, () => ({ ...request, ms: 400 })) },
  P9: { pictures: Array.from({ length: 21 }, (_, at) => ({ url: 'http://m/a.png', page: 'p', at, ms: 10 })) },
  P11: { pages: [{ ...page, layout: { ...layout, images: [{ ...image, naturalWidth: 30, naturalHeight: 30 }] } }] },
  P13: { requests: [request, { ...request, at: 1000 }].map((one) => ({ ...one, bytes: 200 * 1024 })) },
  A3: {
    pages: [{ ...page, layout: { ...layout, images: [{ ...image, mode: '', naturalWidth: 20, naturalHeight: 10 }] } }],
  },
  A4: { pages: [{ ...page, layout: { ...layout, smallTargets: [{ node: 'view', width: 10, height: 10 }] } }] },
  A5: { pages: [{ ...page, layout: { ...layout, unsafeFixed: [{ node: 'view', height: 40 }] } }] },
  B1: { exceptions: ['Error: x'] },
  B2: { requests: [{ ...request, status: 500 }] },
  B3: { calls: { getSystemInfoSync: 1 } },
  B8: { timers: [{ kind: 'interval', delay: 1000, page: 'p', state: 'closed', fired: 2, waiting: true }] },
  X1: { setData: [{ ...setData, hidden: true }] },
  X2: { warnings: ['x'] },
}

test('a run that breaks nothing passes, and each rule fails by what breaks it', () => {
  assert.deepEqual(failing(measuredRules({ ...silent, pages: [page], setData: [setData], requests: [request] })), [])
  const cached = { pictures: breaking.P9!.pictures!.map((one) => ({ ...one, ms: 0 })) }
  assert.deepEqual(failing(measuredRules({ ...silent, ...cached })), [])
  for (const [rule, what] of Object.entries(breaking))
    assert.deepEqual(failing(measuredRules({ ...silent, ...what })), [rule], rule)
})

test('without a layout the rules that need one are not judged', () => {
  const verdicts = measuredRules({ ...silent, layout: false })
  const open = verdicts.filter(({ result }) => result === 'not measurable here').map(({ rule }) => rule)
  assert.deepEqual(open, ['P1', 'P2', 'P9', 'P11', 'A3', 'A4', 'A5'])
})

test('for a gate, what a clock judges is told and not judged', () => {
  const judged = withoutClock(measuredRules({ ...silent, ...breaking.P7 }))
  assert.deepEqual(failing(judged), [])
  assert.match(judged.find(({ rule }) => rule === 'P7')!.figure, /not judged on a shared machine$/)
  assert.deepEqual(failing(withoutClock(measuredRules({ ...silent, ...breaking.P3 }))), ['P3'])
})

test('an accepted rule is told apart, fails when it gets worse, and is told when it passes', () => {
  const images = [30, 30].map((side) => ({ ...image, naturalWidth: side, naturalHeight: side }))
  const broken = measuredRules({ ...silent, ...breaking.P3, pages: [{ ...page, layout: { ...layout, images } }] })
  const judged = (limit: number, rule = 'P11', run = broken) => accept(run, [{ rule, reason: 'three sizes', limit }])
  assert.deepEqual(failing(judged(2.25)), ['P3'])
  assert.deepEqual(failing(judged(2.2)), ['P3', 'P11'])
  assert.deepEqual(failing(judged(301, 'P3')), ['P11'])
  assert.deepEqual(failing(judged(300, 'P3')), ['P3', 'P11'])
  const report = lines('', judged(2.3))
  const at = report.findIndex((line) => line.startsWith('P11'))
  assert.match(report[at]!, /ACCEPTED +2 of 2, up to 2.3 times the pixels, accepted up to 2.3\b/)
  assert.match(report[at + 1]!, /^ +three sizes$/)
  assert.match(report[report.length - 1]!, /, 1 accepted; 19 passed, 1 failed$/)
  const passing = judged(2.3, 'P11', measuredRules(silent)).find(({ rule }) => rule === 'P11')
  assert.deepEqual([passing?.result, passing?.figure], ['pass', '0 of 0, need not be accepted any more'])
  assert.throws(() => judged(1, 'P6'), /P6 stands in 3 rows/)
  assert.throws(() => judged(1, 'P99'), /P99 stands in 0 rows/)
})

test('what goes on at once', () => {
  const entries = [
    { at: 0, ms: 100 },
    { at: 50, ms: 100 },
    { at: 100, ms: 100 },
    { at: 60, ms: 20 },
  ]
  assert.equal(mostAtOnce(entries, 50).length, 2)
  assert.equal(mostAtOnce(entries, 0).length, 3)
})

/** A mini-program on disk, made of its files. */
function built(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'audit-'))
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  return folder
}
const sound = {
  'app.json': '{"pages":["pages/a/a","pages/b/b"],"lazyCodeLoading":"requiredComponents"}',
  'project.config.json': '{"libVersion":"3.0.0"}',
  'app.js': 'App({})',
  'pages/a/a.js': 'wx.navigateTo({url:"/pages/b/b"})',
  'pages/a/a.json': '{"usingComponents":{"some-part":"/part/part"}}',
  'pages/a/a.wxml': '<import src="shared.wxml"/><view>{{title}}</view>',
  'pages/a/shared.wxml': '<template name="t"><some-part/></template>',
  'pages/a/a.wxss': '.a{overflow-y:scroll;-webkit-overflow-scrolling:touch}',
  'pages/b/b.js': 'Page({})',
  'pages/b/b.wxml': '<view/>',
}
const run = { calls: { navigateTo: 1 }, fields: { 'pages/a/a': ['title'] }, requests: [] }
const worse: Record<string, [files: Record<string, string>, run?: object]> = {
  P12: [{}, { fields: { 'pages/a/a': ['unseen'] } }],
  A1: [{ 'pages/a/a.wxss': '.a{overflow-y:scroll}' }],
  A2: [{ 'pages/a/a.wxss': '.a:active{color:red}' }],
  B3: [{ 'app.js': 'wx.getSystemInfoSync()' }],
  B4: [{ 'app.js': '"http://mall.example"' }],
  B5: [{}, { calls: { getRendererUserAgent: 1, getSkylineInfoSync: 1, openOfficialAccountProfile: 1 } }],
  B6: [{ 'pages/a/a.js': 'Page({})' }],
  U1: [{ 'big.js': 'x'.repeat(1600 * 1024) }],
  U4: [{ 'a.png': 'x'.repeat(201 * 1024) }],
  U5: [{ 'app.json': '{"pages":["pages/a/a","pages/b/b"]}' }],
  U6: [{ 'pages/a/shared.wxml': '' }],
  U7: [{ 'app.js': 'if (a) {\n        b()\n}\n'.repeat(200) }],
}

test('rules of the build', (context) => {
  const check = (files: Record<string, string>, what = {}) => {
    const folder = built({ ...sound, ...files })
    context.after(() => fs.rmSync(folder, { recursive: true }))
    return failing(staticRules(readBuild(folder), { ...run, ...what }))
  }
  assert.deepEqual(check({}), [])
  for (const [rule, [files, what]] of Object.entries(worse)) assert.deepEqual(check(files, what), [rule], rule)
})

async function addOne(drive: Drive) {
  await drive.open('pages/home/home')
  await drive.measured(() => drive.tap('.t-small'))
}

for (const mode of modes)
  test(`${mode}: a walk finds what a mini-program does wrong`, async () => {
    let closed = false
    const config: AuditConfig = {
      project,
      async open() {
        return {
          pages: ['home', 'away', 'heavy'].map((name) => ({ path: `pages/${name}/${name}`, query: { id: 1 } })),
          bars: [
            { name: 'launch', limits: { nodes: 100, depth: 10 } },
            { name: 'adding', limits: { setData: 1 }, act: addOne },
            {
              name: 'adding, with no call big enough to count',
              leastBytes: Infinity,
              limits: { setData: 1 },
              act: addOne,
            },
          ],
          async close() {
            closed = true
          },
        }
      },
    }
    const { verdicts } = await audit(config, mode)
    const found = failing(verdicts)
    for (const rule of ['P6', 'P12', 'A1', 'B8', 'O2', 'O3'])
      assert.ok(found.includes(rule), `${rule} in ${found.join()}`)
    assert.deepEqual(verdicts.find(({ rule }) => rule === 'O3')?.findings, ['nothing was measured'])
    assert.equal(found.includes('A4'), mode === 'chromium')
    assert.equal(found.includes('A3'), mode === 'chromium')
    assert.ok(closed)
    const report = lines('simulator, not WeChat', verdicts)
    assert.equal(report[0], 'simulator, not WeChat')
    assert.match(report[report.length - 1]!, /\d+ not measurable here, \d+ accepted; \d+ passed, \d+ failed$/)
  })

test('the score: the mean by weight of what was measured; a rule that failed once has failed', () => {
  const verdict = (rule: string, result: Verdict['result']): Verdict => ({ rule, title: '', result, figure: '', findings: [] })
  const given = [verdict('A1', 'pass'), verdict('P6', 'pass'), verdict('P6', 'fail'), verdict('P2', 'not measurable here'), verdict('B4', 'accepted'), verdict('X1', 'fail')]
  const { score, rules } = scored(given)
  // 8 and 1 of 8, 6 and 1
  assert.equal(score, 60)
  assert.deepEqual(rules.map(({ rule, score }) => [rule, score]), [['A1', 100], ['P6', 100], ['P6', 0], ['P2', null], ['B4', 100]])
}) // prettier-ignore
