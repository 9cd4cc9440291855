// `npm run operator -- import FILE`: large data in several calls, pictures uploaded, a report line by line.
// docs/how-to/operate-the-mall.md, "Import a catalogue".
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { importOrder, importReferences } from '../contract/src/importRows.ts'

/**
 * @typedef {Record<string, Record<string, unknown>[]>} Data lists of rows
 * @typedef {{ data: Data, places: Record<string, number[]> }} Part rows of one call, and where in the file each stands
 * @typedef {{ path: string, code: number, message: string }} Fault
 * @typedef {{ code: number, message: string, data: { created: number, updated: number, errors: Fault[] } | null }} Answer
 */

/** The server takes bodies up to 1 MiB. */
export const mostBytes = 1000 * 1024

/** @param {string} file @returns {Data} */
export function readData(file) {
  const data = JSON.parse(fs.readFileSync(file, 'utf8'))
  const isData = typeof data === 'object' && data !== null && Object.values(data).every(Array.isArray)
  if (!isData) throw new Error('The file has to be an object of lists: {"brands": [{"code": "..."}]}')
  return data
}

/**
 * Rows that others name come first, also within a list: a parent before its children.
 * @param {Data} data
 * @returns {{ list: string, at: number, row: Record<string, unknown> }[]}
 */
function referredFirst(data) {
  /** @param {string} list */
  const rank = (list) => {
    const at = /** @type {readonly string[]} */ (importOrder).indexOf(list)
    return at < 0 ? importOrder.length : at
  }
  return Object.keys(data)
    .sort((a, b) => rank(a) - rank(b))
    .flatMap((list) => {
      const rows = data[list] ?? []
      const byCode = new Map(rows.map((row) => [named(row, row?.code), row]))
      /** @param {Record<string, unknown>} row */
      const depth = (row) => {
        const seen = new Set()
        for (let at = row; at?.parent && !seen.has(at); at = byCode.get(named(at, at.parent)) ?? {}) seen.add(at)
        return seen.size
      }
      return rows.map((row, at) => ({ list, at, row })).sort((a, b) => depth(a.row) - depth(b.row) || a.at - b.at)
    })
}

/** Codes are unique per shop. @param {Record<string, unknown>} row @param {unknown} code */
const named = (row, code) => JSON.stringify([row?.shop ?? '', code])

/**
 * @param {Data} data
 * @param {number} most bytes of one call
 * @returns {Part[]}
 */
export function cut(data, most = mostBytes) {
  /** @type {Part[]} */
  const parts = []
  let left = 0
  for (const { list, at, row } of referredFirst(data)) {
    const bytes = Buffer.byteLength(JSON.stringify(row)) + list.length + 10
    if (bytes > most) throw new Error(`${list}[${at}] alone is larger than a call may be`)
    if (parts.length === 0 || bytes > left) {
      parts.push({ data: {}, places: {} })
      left = most
    }
    left -= bytes
    const part = /** @type {Part} */ (parts.at(-1))
    ;(part.data[list] ??= []).push(row)
    ;(part.places[list] ??= []).push(at)
  }
  return parts
}

/** The place in the file. @param {Part} part @param {string} at */
export const placeInFile = ({ places }, at) =>
  at.replace(/^(\w+)\[(\d+)\]/, (_, list, i) => `${list}[${places[list]?.[Number(i)] ?? i}]`)

/**
 * A dry run makes nothing, so a later call finds no row that an earlier one would have made.
 * @param {Fault} fault
 * @param {Part} part
 * @param {Part[]} before
 */
export function isOfDryRun({ path: at, code }, part, before) {
  const [, list = '', row = '', field = '', place] = /^(\w+)\[(\d+)\]\.(\w+)(?:\[(\d+)\])?$/.exec(at) ?? []
  const isSkus = list === 'notes' && field === 'goods'
  const target = importReferences[field]
  if (code !== -1 || !(target || isSkus)) return false
  const value = part.data[list]?.[Number(row)]?.[field]
  const wanted = Array.isArray(value) ? value[Number(place)] : value
  /** @param {Part} earlier */
  const rows = ({ data }) => (isSkus ? skusIn(data) : (data[target === 'same' ? list : String(target)] ?? []))
  return before.some((earlier) => rows(earlier).some((one) => one?.code === wanted))
}

/** Notes name skus, which stand inside of goods. @param {Data} data @returns {Record<string, unknown>[]} */
const skusIn = (data) =>
  (data.goods ?? []).flatMap((row) =>
    Array.isArray(row?.skus) ? /** @type {Record<string, unknown>[]} */ (row.skus) : [],
  )

const isPicture = /\.(jpe?g|png|gif|webp)$/i
const isElsewhere = /^([a-z]+:|\/|upload\/)/i

/**
 * Calls `replace` for each relative path of a picture: in a field, in a list with commas, as src in rich text.
 * @param {unknown} value
 * @param {(name: string) => string} replace
 * @returns {unknown}
 */
export function withPictures(value, replace) {
  /** @param {string} name */
  const one = (name) => (isPicture.test(name) && !isElsewhere.test(name) ? replace(name) : name)
  if (typeof value === 'string')
    return value.includes('<')
      ? value.replace(/(\bsrc=["'])([^"']+)/gi, (_, before, name) => before + one(name))
      : value.split(',').map(one).join(',')
  if (Array.isArray(value)) return value.map((each) => withPictures(each, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'code' ? each : withPictures(each, replace)]),
  )
}

/**
 * Uploads the pictures that the data names. What was uploaded once is remembered beside the file: with the same pictures
 * a second import changes nothing.
 * @param {Data} data
 * @param {string} file
 * @param {string} mall
 * @param {(bytes: Buffer, name: string) => Promise<string>} upload answers the path to name
 */
export async function uploadPictures(data, file, mall, upload) {
  /** @type {Set<string>} */
  const names = new Set()
  withPictures(data, (name) => {
    names.add(name)
    return name
  })
  const missing = [...names].filter((name) => !fs.existsSync(path.resolve(path.dirname(file), name)))
  if (missing.length > 0) throw new Error(`There is no picture ${missing.join(', ')}`)
  const memory = `${file}.uploads.json`
  /** @type {Record<string, string>} */
  const known = fs.existsSync(memory) ? JSON.parse(fs.readFileSync(memory, 'utf8')) : {}
  /** @type {Map<string, string>} */
  const paths = new Map()
  for (const name of names) {
    const bytes = fs.readFileSync(path.resolve(path.dirname(file), name))
    const key = `${mall} ${createHash('sha256').update(bytes).digest('hex')}`
    if (!known[key]) {
      known[key] = await upload(bytes, name)
      fs.writeFileSync(memory, `${JSON.stringify(known, null, 2)}\n`)
    }
    paths.set(name, known[key])
  }
  return /** @type {Data} */ (withPictures(data, (name) => paths.get(name) ?? name))
}

/**
 * Sends the parts in turn, up to the first that is refused; answers whether all were taken.
 * @param {Part[]} parts
 * @param {boolean} isDry
 * @param {(data: Data) => Promise<Answer>} send
 */
export async function importParts(parts, isDry, send) {
  let [created, updated, faults] = [0, 0, 0]
  for (const [i, part] of parts.entries()) {
    const { code, message, data } = await send(part.data)
    const errors = (data?.errors ?? []).filter((fault) => !isDry || !isOfDryRun(fault, part, parts.slice(0, i)))
    for (const fault of errors) console.log(`${placeInFile(part, fault.path)}  ${fault.code}  ${fault.message}`)
    if (code < 0 && !data?.errors?.length) console.log(`${code}  ${message}`)
    faults += code < 0 && !data?.errors?.length ? 1 : errors.length
    created += data?.created ?? 0
    updated += data?.updated ?? 0
    if (code < 0 && !isDry) {
      const done = i > 0 ? `; the ${i} calls before it stay` : ''
      console.log(`Call ${i + 1} of ${parts.length} was refused and changed nothing${done}.`)
      break
    }
  }
  console.log(`${isDry ? 'Dry run: ' : ''}${created} created, ${updated} updated, ${faults} errors`)
  return faults === 0
}
