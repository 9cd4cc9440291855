// A failing test of a browser or simulator suite runs once more, alone, after everything else.
// Without imports: the unit tests load it.

/** @typedef {import('./suites.mjs').Counts} Counts */
/** @typedef {import('./suites.mjs').Failure} Failure */
/** @typedef {import('./suites.mjs').Suite} Suite */

/** flaky tests that one run may have */
const most = 3

/**
 * Runs each file again in which a test failed, all of it, because its tests build upon each other. Where it passes now, its
 * failures count as passed and are taken out of the counts. Answers the first failure of each such file: what follows in it may
 * follow from it.
 * @param {{ suite: Suite, counts: Counts }[]} ran
 * @param {(suite: Suite) => Promise<Counts>} runSuite
 * @returns {Promise<Failure[]>}
 */
export async function runAgain(ran, runSuite) {
  /** @type {Failure[]} */
  const flaky = []
  for (const { suite, counts } of ran) {
    if (!suite.browser) continue
    for (const file of new Set(counts.failures.map((failure) => failure.file))) {
      if (!suite.files.includes(file)) continue
      const { failed } = await runSuite({ ...suite, files: [file] })
      if (failed > 0) continue
      const own = counts.failures.filter((failure) => failure.file === file)
      counts.failures = counts.failures.filter((failure) => failure.file !== file)
      counts.failed -= own.length
      counts.passed += own.length
      flaky.push(...own.slice(0, 1))
    }
  }
  return flaky
}

/**
 * What is wrong with flaky tests: too many, or one that is known and has no cause yet.
 * @param {Failure[]} flaky
 * @param {Set<string>} known `file: name` of those that docs/flaky.md lists without a cause
 * @returns {string[]}
 */
export function wrongWith(flaky, known) {
  const again = flaky
    .map(({ file, name }) => `${file}: ${name}`)
    .filter((title) => known.has(title))
    .map((title) => `${title} is flaky once more, and docs/flaky.md tells no cause`)
  return flaky.length > most ? [`${flaky.length} flaky tests; a run may have ${most}`, ...again] : again
}

/**
 * Rows of the table `| test | seen | cause | cure |` whose third cell is empty.
 * @param {string} document
 */
export const withoutCause = (document) =>
  new Set(
    document
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter(([before, test, , cause]) => before === '' && test?.includes('.test.ts: ') && cause === '')
      .map(([, test]) => test ?? ''),
  )

/** @param {Failure} failure */
export const toldFlaky = ({ file, name, text }) =>
  `FLAKY ${file}: ${name}: at first ${text.trim().split('\n')[0]?.slice(0, 400)} (.cache/evidence)`
