// Reporter for Node's test runner: writes {"passed":n,"failed":n,"failures":[...]} when all files have run.
import path from 'node:path'

/**
 * What the runner tells of a test, as far as it is counted.
 * @typedef {{ message?: string, failureType?: string, cause?: { message?: string } }} Failure
 * @typedef {{ name: string, nesting: number, file?: string, skip?: unknown, todo?: unknown, details?: { type?: string, error?: Failure } }} Told
 */

/** @param {AsyncIterable<{ type: string, data: Told }>} events */
export default async function* count(events) {
  let passed = 0
  let failed = 0
  /** @type {{ file: string, name: string, text: string }[]} */
  const failures = []
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    if (data.skip !== undefined || data.todo !== undefined) continue
    // the runner reports a file as a test of its own when it holds none, or crashed
    const isFile = data.nesting === 0 && data.file && path.resolve(data.name) === path.resolve(data.file)
    if (type === 'test:fail') {
      const onlyChildren = data.details?.error?.failureType === 'subtestsFailed'
      if (!onlyChildren) {
        failed += 1
        const { message = '', cause } = data.details?.error ?? {}
        failures.push({ file: path.relative('', data.file ?? ''), name: data.name, text: cause?.message ?? message })
      }
    } else if (isFile) {
      failed += 1
    } else if (data.details?.type !== 'suite') {
      passed += 1
    }
  }
  yield JSON.stringify({ passed, failed, failures })
}
