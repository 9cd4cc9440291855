import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const tool = path.join(__dirname, 'coverage.mjs')
let folder: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'coverage-'))
  write({
    'contract/src/api.ts': `export const api = { '/api/a/a': 1, '/api/b/b': 1, '/api/c/c': 1, '/operator/api/d/d': 1 }`,
    'server/src/modules/index.ts': `export const modules = [{ routes: [{ path: '/api/a/a' }] }]`,
    'server/src/operator/operator.routes.ts': `export const operatorModule = () => ({ routes: [{ path: '/operator/api/d/d' }] })`,
    'server/src/modules/a.test.ts': `ask('/api/a/a')`,
    'src/features/a/useA.ts': `call('/api/a/a'); call('/api/b/b')`,
    'src/features/a/useA.test.ts': `answer('/api/c/c')`,
    'tests/mall/a.test.ts': 'fetch(`${url}/x`); ask("/api/b/b")',
    'tools/coverage.json': '{ "otherClients": { "/api/c/c": "only the shop desk asks it" } }',
    'tools/coverage-baseline.json': '{ "served": 2, "used": 1, "tested": 1 }',
  })
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
}
function coverage(...options: string[]) {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', tool, folder, ...options], {
    encoding: 'utf8',
  })
  return { status, lines: stdout.trim().split('\n') }
}

test('counts calls that are served, and of these the ones used by the storefront and tested', () => {
  expect(coverage()).toEqual({ status: 0, lines: ['served 2/4, used 1/2, tested 1/4'] })
})

test('a checkout uses the three calls below its address', () => {
  write({
    'contract/src/api.ts': `export const api = { '/a/api/ordercreate/payment': 1, '/a/api/ordercreate/calculate': 1, '/a/api/ordercreate/create': 1 }`,
    'server/src/modules/index.ts': `export const modules = [{ routes: ['payment', 'calculate', 'create'].map((step) => ({ path: '/a/api/ordercreate/' + step })) }]`,
    'src/features/a/useA.ts': `export const a = checkoutAt<Draft>(\n  '/a/api/ordercreate', {})`,
    'tools/coverage.json': '{ "otherClients": {} }',
    'tools/coverage-baseline.json': '{}',
  })
  expect(coverage('--missing').lines[0]).toBe('served 3/3, used 3/3, tested 0/3')
})

test('fails when a figure falls', () => {
  write({ 'server/src/modules/a.test.ts': '' })
  expect(coverage()).toEqual({
    status: 1,
    lines: ['served 2/4, used 1/2, tested 0/4', 'tested fell from 1 to 0: npm run coverage -- --missing'],
  })
})

test('the baseline rises, and never falls', () => {
  write({
    'server/src/modules/index.ts': `export const modules = [{ routes: [{ path: '/api/a/a' }, { path: '/api/c/c' }] }]`,
    'server/src/operator/operator.routes.ts': `export const operatorModule = () => ({ routes: [] })`,
    'tests/mall/c.test.ts': `'/api/c/c'`,
  })
  coverage('--update')
  expect(JSON.parse(fs.readFileSync(path.join(folder, 'tools/coverage-baseline.json'), 'utf8'))).toEqual({
    served: 2,
    used: 1,
    tested: 2,
  })
})

test('refuses a mark for a call that is not in the contract', () => {
  write({ 'tools/coverage.json': '{ "otherClients": { "/api/c/c": "x", "/api/e/e": "x" } }' })
  expect(coverage().status).toBe(1)
})
