// Writes the package table of THIRD_PARTY_NOTICES.md from what the product imports, and judges the licence of everything that is not a development tool.
//   npm run notices            npm run notices -- --check    (part of verify: the table must be up to date)
import fs from 'node:fs'
import path from 'node:path'
import { readExceptions, readWorkspaces } from './dependencies.mjs'
import { root, say } from './process.mjs'

const accepted =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Unlicense|Python-2\.0|Zlib|WTFPL|MPL-2\.0)$/
/** Looked at one by one: why a package outside the list is all right. */
/** @type {Record<string, string>} */
const lookedAt = {
  'sharp-libvips': 'LGPL shared library, used unchanged and replaceable',
  'sharp-win32': 'carries the LGPL libvips as a separate dll',
  'sharp-wasm32': 'carries the LGPL libvips; not installed on the supported systems',
  'codesandbox-import-util': 'MIT in its repository, no licence field; part of the build tools only',
  'empty-package': 'ours',
  'dom-walk': 'MIT, told in an old field; a part of miniprogram-automator',
  'exif-parser': 'MIT in its licence file; a part of miniprogram-automator',
  'qrcode-terminal': 'Apache-2.0, told in an old field; a part of miniprogram-automator',
}

/** @param {string} file */
const json = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
/** @type {Record<string, { version?: string, license?: string, dev?: boolean, devOptional?: boolean, link?: boolean, optional?: boolean }>} */
const lock = json('package-lock.json').packages

/** @param {string} licence an SPDX expression; of "a OR b" one must be accepted, of "a AND b" both */
const isAccepted = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => accepted.test(part.trim())))

const strangers = Object.entries(lock)
  .filter(([place, entry]) => place.includes('node_modules/') && !entry.link && !entry.dev && !entry.devOptional)
  .filter(([, { license = 'none told' }]) => !isAccepted(license))
  .filter(([place]) => !Object.keys(lookedAt).some((name) => place.includes(name)))
for (const [place, { license }] of strangers) say(`${place}: licence ${license ?? 'none told'}`)

const unseen = readExceptions(root).filter(({ ships }) => ships)
const rows = [
  ...readWorkspaces(root).flatMap(({ workspace, shipped }) => [...shipped].map((name) => ({ name, workspace }))),
  ...unseen.map(({ name, workspace }) => ({ name, workspace })),
].filter(({ name, workspace }) => lock[`node_modules/${name}`] || lock[`${workspace}/node_modules/${name}`])
const names = [...new Set(rows.map(({ name }) => name))].filter((name) => !name.startsWith('@mall/')).sort()
const table = names.map((name) => {
  const users = rows.filter((row) => row.name === name).map(({ workspace }) => workspace)
  const places = [...users.map((workspace) => `${workspace}/node_modules/${name}`), `node_modules/${name}`]
  const entry = places.map((place) => lock[place]).find(Boolean) ?? {}
  return `| ${name} | ${entry.version ?? ''} | ${entry.license ?? ''} | ${users.join(', ')} |`
})

const file = path.join(root, 'THIRD_PARTY_NOTICES.md')
const before = fs.readFileSync(file, 'utf8')
const after = before.replace(
  /(<!-- packages -->\n)[\s\S]*(<!-- \/packages -->)/,
  (_, start, end) =>
    `${start}\n| Package | Version | Licence | Used by |\n|---|---|---|---|\n${table.join('\n')}\n\n${end}`,
)
const stale = before !== after
if (process.argv.includes('--check') && stale) say('THIRD_PARTY_NOTICES.md is out of date: npm run notices')
if (!process.argv.includes('--check')) fs.writeFileSync(file, after)
process.exit(strangers.length || (stale && process.argv.includes('--check')) ? 1 : 0)
