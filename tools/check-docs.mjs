// The documents stay true: links lead somewhere, paths in `code marks` exist, npm scripts that are named exist, handles of
// docs/handles.md stand in the storefront, and each HACK mark has its line in HACKS.md.
import fs from 'node:fs'
import path from 'node:path'
import { execFileSync } from 'node:child_process'
import { root, say } from './process.mjs'

/** @param {string} file */
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8')

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
const files = tracked.split('\n').filter((file) => file && fs.existsSync(path.join(root, file)))
const known = new Set(files)
for (const file of files)
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) known.add(folder)
const scripts = ['package.json', 'server/package.json', 'contract/package.json']
  .map((file) => JSON.parse(read(file)).scripts ?? {})
  .reduce((all, some) => ({ ...all, ...some }), {})
/** Paths below these are checked; others in code marks are examples, wire paths or made when something runs. */
const rooms = /^(src|contract|server|simulator|tests|tools|types|docs|\.ci)\/|^config\/.*\.ts$/
/** @type {string[]} */
const problems = []

for (const file of files.filter((name) => name.endsWith('.md'))) {
  const text = read(file)
  const prose = text.replace(/```[\s\S]*?```/g, '')
  for (const [, target = ''] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
    const place = target.split('#')[0] ?? ''
    if (/^[a-z]+:/.test(target) || !place) continue
    if (!known.has(path.posix.join(path.posix.dirname(file), place)))
      problems.push(`${file}: the link ${target} leads nowhere`)
  }
  for (const [, mark = ''] of prose.matchAll(/`([^`\s]+)`/g)) {
    const place = mark.replace(/:\d+$/, '').replace(/\/$/, '')
    if (rooms.test(mark) && !/[<>*{}…|?]|\.\.\./.test(mark) && !known.has(place))
      problems.push(`${file}: there is no ${mark}`)
  }
  for (const [, script = ''] of text.matchAll(/npm run ([a-z][\w:-]*)/g)) {
    if (!scripts[script]) problems.push(`${file}: package.json has no script "${script}"`)
  }
}

// handles of scripts: written out in the storefront, or begun there before a name that is put in
const storefront = files
  .filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map(read)
  .join('\n')
const written = new Set(storefront.match(/(?<![\w-])t-[a-z][a-z0-9-]*/g))
const begun = new Set(Array.from(storefront.matchAll(/(?<![\w-])(t-[a-z0-9-]+-)(?:\$\{|['`<])/g), ([, start]) => start))
for (const [, handle = ''] of read('docs/handles.md').matchAll(/`\.(t-[^`]+)`/g)) {
  const start = handle.replace(/(<\w+>|[a-z0-9]+)$/, '')
  if (!written.has(handle) && !begun.has(start)) problems.push(`docs/handles.md: there is no .${handle}`)
}

const hacks = known.has('HACKS.md') ? read('HACKS.md') : ''
for (const file of files.filter(
  (name) => /\.(tsx?|mjs|cjs|js|scss|sql)$/.test(name) && name !== 'tools/check-docs.mjs',
)) {
  const text = read(file)
  for (const [line] of text.matchAll(/(?:\/\/|\*|--)\s*HACK\b.*/g)) {
    if (!/HACK: .+ - remove when .+/.test(line))
      problems.push(`${file}: "${line.trim()}" is not "HACK: why - remove when ..."`)
    if (!hacks.includes(file)) problems.push(`${file}: its HACK has no line in HACKS.md`)
  }
}
for (const [, file = ''] of hacks.matchAll(/`([^`\s]+\.[a-z]+)`/g)) {
  if (known.has(file) && !/HACK: /.test(read(file))) problems.push(`HACKS.md: ${file} holds no HACK any more`)
}

for (const problem of problems) say(problem)
process.exit(problems.length ? 1 : 0)
