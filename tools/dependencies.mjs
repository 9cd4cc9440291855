// Which packages a workspace uses: what its files import, and what its scripts run.
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/**
 * @typedef {object} Package what is read of a package.json
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [scripts]
 *
 * @typedef {{ name: string, folder: string, without: readonly string[], product: readonly string[] }} Workspace
 *   folder = below the root; without = folders below it that are workspaces of their own; product = folders whose
 *   imports are shipped or run in the server
 *
 * @typedef {{ workspace: string, name: string, reason: string, ships?: boolean }} Exception a package that is used
 *   although no file imports it; ships = it is part of a build or of the running server
 */

/** @type {readonly Workspace[]} */
export const workspaces = [
  { name: 'storefront', folder: '', without: ['contract', 'server', 'simulator'], product: ['src'] },
  { name: 'contract', folder: 'contract', without: [], product: ['src'] },
  { name: 'server', folder: 'server', without: [], product: ['src'] },
  { name: 'simulator', folder: 'simulator', without: [], product: ['src', 'bin'] },
]

const skipped = new Set(['node_modules', 'dist', '.git', '.cache', '.swc', '.data', 'coverage', 'docs'])
const script = /\.[cm]?[jt]sx?$|^cli$/
const style = /\.s?css$/

/**
 * @param {string} folder
 * @param {readonly string[]} without
 * @returns {string[]} paths below the folder, with slashes
 */
function filesBelow(folder, without) {
  /** @param {string} place @returns {string[]} */
  const walk = (place) =>
    fs.readdirSync(path.join(folder, place), { withFileTypes: true }).flatMap((entry) => {
      const inside = place ? `${place}/${entry.name}` : entry.name
      if (entry.isDirectory()) return skipped.has(entry.name) || without.includes(inside) ? [] : walk(inside)
      return [inside]
    })
  return walk('')
}

/** @param {string} asked `@a/b/c` -> `@a/b`, `a/b` -> `a`; '' for a path, an alias or a module of Node */
const packageOf = (asked) => /^(?!@\/)(@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(?=\/|$)/i.exec(asked)?.[1] ?? ''

/** Loaded without an import: `require.resolve('a')`, `createRequire(...)('a')`. */
const resolved = /(?:\bresolve|createRequire\(.*\))\(\s*['"]([^'"]+)['"]/g
/** Used and not shipped: `jest.mock('a')`, JSDoc's `import('a')`, `bin('a/b.js')`, references to types. */
const named = /(?:\b(?:mock|requireActual|import|bin)\(\s*['"]|\breference types=")([^'"]+)['"]/g

/**
 * @param {string} text of a script
 * @returns {{ name: string, isType: boolean }[]}
 */
export function importsOf(text) {
  const plain = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => {
    const start = text.slice(0, pos)
    const statement = start.slice(Math.max(start.lastIndexOf('import'), start.lastIndexOf('export')))
    return { name: packageOf(fileName), isType: /^(import|export)\s+type\b/.test(statement) }
  })
  const others = (/** @type {RegExp} */ pattern, /** @type {boolean} */ isType) =>
    [...text.matchAll(pattern)].map(([, asked = '']) => ({ name: packageOf(asked), isType }))
  return [...plain, ...others(resolved, false), ...others(named, true)].filter(({ name }) => name !== '')
}

/** @param {string} text of a stylesheet */
const stylesOf = (text) =>
  [...text.matchAll(/@(?:use|import|forward)\s+['"](?:~|pkg:)?([^'"]+)['"]/g)].map(([, asked = '']) => packageOf(asked))

/**
 * What the files of a workspace import; `shipped` without types and tests.
 * @param {string} root
 * @param {Workspace} workspace
 * @returns {{ all: Set<string>, shipped: Set<string> }}
 */
export function importedIn(root, { folder, without, product }) {
  const top = path.join(root, folder)
  /** @type {Set<string>} */
  const all = new Set()
  /** @type {Set<string>} */
  const shipped = new Set()
  for (const file of filesBelow(top, without)) {
    const name = path.basename(file)
    const isProduct = product.some((part) => file.startsWith(`${part}/`)) && !/\.test\.|\/testing\//.test(file)
    if (!script.test(name) && !style.test(name) && !/^tsconfig.*\.json$/.test(name)) continue
    const text = fs.readFileSync(path.join(top, file), 'utf8')
    if (script.test(name)) {
      for (const { name: asked, isType } of importsOf(text)) {
        all.add(asked)
        if (isProduct && !isType) shipped.add(asked)
      }
    } else if (style.test(name)) {
      for (const asked of stylesOf(text)) {
        all.add(asked)
        if (isProduct) shipped.add(asked)
      }
    } else
      for (const [, list = ''] of text.matchAll(/"types":\s*\[([^\]]*)\]/g))
        for (const [, asked = ''] of list.matchAll(/"([^"]+)"/g)) all.add(asked)
  }
  return { all, shipped }
}

/** @param {string} name @types/a__b -> @a/b */
const typed = (name) => name.replace(/^@types\//, '').replace(/^(\w+)__/, '@$1/')

/**
 * @param {Package} manifest
 * @returns {string[]} all names it lists, without the workspaces' own
 */
export const listedIn = ({ dependencies = {}, optionalDependencies = {}, devDependencies = {} }) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@mall/'),
  )

/**
 * Whether a package is used in its workspace: imported, run by a script, or the types of one that is.
 * @param {string} name
 * @param {{ imported: ReadonlySet<string>, scripts: string, binsOf: (name: string) => string[] }} uses
 */
export function isUsed(name, { imported, scripts, binsOf }) {
  if (imported.has(name)) return true
  if (name.startsWith('@types/')) return imported.has(typed(name))
  return binsOf(name).some((bin) => new RegExp(`(^|[\\s;&|])${bin}(\\s|$)`, 'm').test(scripts))
}

/**
 * @param {{ workspace: string, listed: readonly string[], used: (name: string) => boolean }[]} all
 * @param {readonly Exception[]} exceptions
 * @returns {string[]} what is wrong
 */
export function judge(all, exceptions) {
  const unused = all.flatMap(({ workspace, listed, used }) =>
    listed
      .filter((name) => !used(name) && !exceptions.some((one) => one.workspace === workspace && one.name === name))
      .map((name) => `${workspace}: ${name} is listed, but no file imports it: remove it, or add its reason`),
  )
  const stale = exceptions.flatMap(({ workspace, name, reason }) => {
    const own = all.find((one) => one.workspace === workspace)
    if (!own?.listed.includes(name)) return [`exception ${workspace}: ${name} is not listed in its package.json`]
    if (own.used(name)) return [`exception ${workspace}: ${name} is imported, so it needs no reason`]
    return reason.length < 10 ? [`exception ${workspace}: ${name} has no reason`] : []
  })
  return [...unused, ...stale]
}

/** @param {string} file @returns {any} */
const json = (file) => JSON.parse(fs.readFileSync(file, 'utf8'))

/**
 * The four workspaces as `judge` takes them, and what each ships.
 * @param {string} root
 */
export function readWorkspaces(root) {
  return workspaces.map((workspace) => {
    const folder = path.join(root, workspace.folder)
    /** @type {Package} */
    const manifest = json(path.join(folder, 'package.json'))
    const { all: imported, shipped } = importedIn(root, workspace)
    const scripts = Object.values(manifest.scripts ?? {}).join('\n')
    const uses = { imported, scripts, binsOf: (/** @type {string} */ name) => binsOf([folder, root], name) }
    const used = (/** @type {string} */ name) => isUsed(name, uses)
    // programs for developers may lie beside the product: server/src/database/generateSchema.ts
    const ships = new Set([...shipped].filter((name) => !manifest.devDependencies?.[name]))
    return { workspace: workspace.name, listed: listedIn(manifest), used, shipped: ships }
  })
}

/**
 * @param {readonly string[]} folders
 * @param {string} name
 * @returns {string[]}
 */
function binsOf(folders, name) {
  const files = folders.map((folder) => path.join(folder, 'node_modules', name, 'package.json'))
  const file = files.find((one) => fs.existsSync(one))
  const bin = file ? json(file).bin : undefined
  return typeof bin === 'string' ? [name.split('/').at(-1) ?? name] : Object.keys(bin ?? {})
}

/**
 * @param {string} root
 * @returns {Exception[]}
 */
export const readExceptions = (root) => json(path.join(root, 'tools', 'dependencies.json'))
