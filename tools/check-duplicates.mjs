// No run of 12 lines or of 80 tokens stands twice in the storefront, the server and their styles.
//   npm run verify -- --only duplicates
// Lines are compared trimmed; blank lines, comments and imports count for nothing. What is better left twice stands in
// tools/duplicates.json with its reason.
import { hash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Detector, MemoryStore, weak } from '@jscpd/core'
import { TokensMap, tokenize } from '@jscpd/tokenizer'
import { root, say } from './process.mjs'

/**
 * @typedef {import('@jscpd/core').IToken} Token
 * @typedef {{ file: string, from: number, to: number, other: string, otherFrom: number }} Twice
 * @typedef {{ files: string[], lines: number, reason: string }} Exception lines = how many the run has in the first file
 */

const base = path.resolve(root, process.argv[2] ?? '.')
const rooms = ['src', 'server/src']
const mostExceptions = 10
/** Tests, tables of texts, seed data, and the schema, which a tool writes. */
const exempt = /\.test\.tsx?$|(^|\/)(?!define)[a-z]*texts(\.en)?\.ts$|\/seed\/(?!load\/)|\/database\/schema\.ts$/i

/** @param {string} text */
const blank = (text) => text.replace(/[^\n]/g, '')
/** @param {string} text line numbers stay */
const withoutImports = (text) =>
  text.replace(/^import\b[^'"]*'[^'\n]*'|^export (?:type )?[*{][^'"=]*\bfrom '[^'\n]*'/gm, blank)

/** @type {(file: string, text: string) => Token[]} */
function wordsOf(file, text) {
  const language = { '.scss': 'scss', '.tsx': 'tsx' }[path.extname(file)] ?? 'typescript'
  return tokenize(text, language).filter((token) => weak(token) && token.value.trim())
}

/** @type {(file: string, text: string) => Token[]} */
function linesOf(_, text) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/^ *\/\/.*$/gm, '')
  return code.split('\n').flatMap((line, i) => {
    const value = line.trim()
    const at = { line: i + 1 }
    const token = { type: 'line', value, length: value.length, format: '', loc: { start: at, end: at } }
    return value ? [{ ...token, range: /** @type {[number, number]} */ ([i, i]) }] : []
  })
}

/**
 * Runs of `least` units that stood before. Scripts are compared with scripts, styles with styles.
 * @param {Map<string, string>} texts
 * @param {(file: string, text: string) => Token[]} unitsOf
 * @param {number} least
 */
async function standingTwice(texts, unitsOf, least) {
  const tokenizer = {
    /** @type {import('@jscpd/core').ITokenizer['generateMaps']} */
    generateMaps(file, text, format, options) {
      const units = unitsOf(file, text)
      // the map never comes to its last unit, and calls the unit behind a frame its end: one more, each with the end before it
      const told = [...units, ...units.slice(-1)].map((unit, i) => ({
        ...unit,
        loc: unit.loc && { start: unit.loc.start, end: units[i - 1]?.loc?.end ?? unit.loc.end },
      }))
      return told.length > 0 ? [new TokensMap(file, text, told, format, options)] : []
    },
  }
  /** @param {string} value */
  const hashFunction = (value) => hash('sha1', value)
  const detector = new Detector(tokenizer, new MemoryStore(), [], { minTokens: least, hashFunction })
  /** @type {Twice[]} */
  const all = []
  for (const [file, text] of texts) {
    const clones = await detector.detect(file, text, file.endsWith('.scss') ? 'styles' : 'scripts')
    for (const { duplicationA: here, duplicationB: before } of clones) {
      const { start, end } = here
      all.push({ file, from: start.line, to: end.line, other: before.sourceId, otherFrom: before.start.line })
    }
  }
  return all
}

/**
 * The two searches find the same copy, often a line apart.
 * @param {Twice[]} found
 */
function joined(found) {
  /** @type {Twice[]} */
  const all = []
  for (const next of found) {
    const known = all.find(
      (one) => one.file === next.file && one.other === next.other && one.from <= next.to && next.from <= one.to,
    )
    if (!known) all.push({ ...next })
    else if (next.from < known.from) Object.assign(known, { from: next.from, otherFrom: next.otherFrom })
    if (known) known.to = Math.max(known.to, next.to)
  }
  return all
}

const files = rooms
  .flatMap((room) =>
    fs
      .readdirSync(path.join(base, room), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(room, name.replaceAll(path.sep, '/'))),
  )
  .filter((file) => /\.(tsx?|scss)$/.test(file) && !exempt.test(file))
  .sort()
const texts = new Map(files.map((file) => [file, withoutImports(fs.readFileSync(path.join(base, file), 'utf8'))]))
// the store answers with an error whenever something is new
Error.stackTraceLimit = 0
const found = joined([...(await standingTwice(texts, wordsOf, 80)), ...(await standingTwice(texts, linesOf, 12))])

/** @type {Exception[]} */
const exceptions = JSON.parse(fs.readFileSync(path.join(base, 'tools/duplicates.json'), 'utf8'))
/** @type {(exception: Exception, one: Twice) => boolean} */
const excuses = ({ files, lines }, { file, from, to, other }) =>
  files.length === 2 && files[0] === file && files[1] === other && lines === to - from + 1
const problems = found
  .filter((one) => !exceptions.some((exception) => excuses(exception, one)))
  .map(({ file, from, to, other, otherFrom }) => `${file}:${from}-${to}  stands in ${other}:${otherFrom} before`)
for (const exception of exceptions) {
  const name = `tools/duplicates.json: ${exception.files.join(' and ')}`
  if (!exception.reason) problems.push(`${name}: the reason is missing`)
  if (!found.some((one) => excuses(exception, one)))
    problems.push(`${name} share no run of ${exception.lines} lines any more`)
}
if (exceptions.length > mostExceptions)
  problems.push(`tools/duplicates.json: ${exceptions.length} exceptions, at most ${mostExceptions}`)

for (const problem of problems) say(problem)
say(
  problems.length
    ? 'what stands twice gets one home; what is better left twice is an exception in tools/duplicates.json'
    : `${files.length} files, nothing twice; exceptions: ${exceptions.length}`,
)
process.exit(problems.length || files.length === 0 ? 1 : 0)
