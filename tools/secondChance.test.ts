import { runAgain, withoutCause, wrongWith } from './secondChance.mjs'

const suite = { name: 'tests/h5/slice', files: ['a.test.ts', 'b.test.ts'], browser: true, quick: false }
const failure = (file: string, name: string) => ({ file, name, text: `${name} waited in vain` })
const counts = (failures: ReturnType<typeof failure>[]) => ({ passed: 10, failed: failures.length, failures })
const passes = jest.fn(async () => ({ passed: 5, failed: 0, failures: [] }))
const fails = jest.fn(async () => counts([failure('a.test.ts', 'again')]))
beforeEach(() => {
  passes.mockClear()
  fails.mockClear()
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
})

test('a file that passes alone counts as passed, and its first failure is answered', async () => {
  const ran = [{ suite, counts: counts([failure('a.test.ts', 'one'), failure('a.test.ts', 'two')]) }]
  expect(await runAgain(ran, passes)).toEqual([failure('a.test.ts', 'one')])
  expect(passes.mock.calls).toEqual([[{ ...suite, files: ['a.test.ts'] }]])
  expect(ran[0]!.counts).toEqual({ passed: 12, failed: 0, failures: [] })
})

test('a file that fails alone stays failed', async () => {
  const ran = [{ suite, counts: counts([failure('a.test.ts', 'one')]) }]
  expect(await runAgain(ran, fails)).toEqual([])
  expect(ran[0]!.counts).toMatchObject({ passed: 10, failed: 1 })
})

test('a suite without a browser has no second chance, nor has a runner that crashed', async () => {
  const races = { ...suite, name: 'tests/mall', browser: false }
  const crashed = { passed: 10, failed: 1, failures: [] }
  expect(await runAgain([{ suite: races, counts: counts([failure('a.test.ts', 'one')]) }], passes)).toEqual([])
  expect(await runAgain([{ suite, counts: crashed }], passes)).toEqual([])
  expect(passes).not.toHaveBeenCalled()
  expect(crashed.failed).toBe(1)
})

test('more than three flaky tests are too many', () => {
  const flaky = ['a', 'b', 'c', 'd'].map((name) => failure(`${name}.test.ts`, name))
  expect(wrongWith(flaky.slice(1), new Set())).toEqual([])
  expect(wrongWith(flaky, new Set())).toEqual(['4 flaky tests; a run may have 3'])
})

test('one that the document lists without a cause may not come again', () => {
  const document = [
    '| Test | Seen | Cause | Cure |',
    '|---|---|---|---|',
    '| tests/a.test.ts: one | 2026-11-29 | a pause | waits |',
    '| tests/b.test.ts: two | 2026-11-29 | | |',
  ].join('\n')
  const known = withoutCause(document)
  expect([...known]).toEqual(['tests/b.test.ts: two'])
  expect(wrongWith([failure('tests/a.test.ts', 'one')], known)).toEqual([])
  expect(wrongWith([failure('tests/b.test.ts', 'two')], known)).toHaveLength(1)
})
