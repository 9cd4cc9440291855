// The merchant's and the platform's side of the mall from a terminal: docs/how-to/operate-the-mall.md
//   npm run operator                                   the calls
//   npm run operator -- order/ship --help              what one takes
//   npm run operator -- order/ship order_id=1019 delivery_no=SF1 --site 3
//   npm run operator -- import catalogue.json --dry-run
//   npm run operator -- chat 3                         talk to the members of shop 3
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { safeParse } from 'valibot'
import { root } from './process.mjs'

/** @typedef {import('../contract/src/define').Call} Call */
/** @typedef {{ type: string, wrapped?: Schema, options?: unknown[], pipe?: Schema[], default?: unknown }} Schema */

const prefix = '/operator/api/'
const origin = (process.env.MALL_URL || `http://127.0.0.1:${process.env.PORT || 8080}`).replace(/\/$/, '')

/** @type {{ api: Record<string, Call> }} */
const { api } = await import(pathToFileURL(path.join(root, 'contract/src/api.ts')).href)
const calls = new Map(Object.entries(api).flatMap(([at, call]) => (at.startsWith(prefix) ? [[at, call]] : [])))

const given = readArguments(process.argv.slice(2))
const { words, help, isDry } = given
const [name = '', ...pairs] = words
const isTalk = name === 'chat' && !help
if (isTalk && !/^\d+$/.test(pairs[0] ?? '')) stop('chat takes the number of a shop, 0 is the platform: chat 3')
const site = isTalk ? Number(pairs[0]) : given.site
if (!name) list('')
if (isTalk) {
  const { talk } = await import('./operatorChat.mjs')
  await talk({ site, post: askCall, upload, input: process.stdin, output: process.stdout })
  process.exit(0)
}
const found = calls.get(name.startsWith('/') ? name : prefix + name)
if (!found) {
  list(name)
  stop(`There is no call ${name}.`)
}
if (help) explain(name, found)
if (name === 'import' && pairs[0] && !pairs[0].includes('=')) await importFile(pairs[0])
else await call()

async function call() {
  const params = checked(/** @type {Call} */ (found), pairs)
  await send(name.startsWith('/') ? name : prefix + name, params)
}

/** @param {string} file */
async function importFile(file) {
  const { cut, importParts, readData, uploadPictures } = await import('./importFile.mjs')
  try {
    const data = readData(file)
    const parts = cut(isDry ? data : await uploadPictures(data, file, origin, upload))
    const isTaken = await importParts(parts, isDry, (rows) =>
      ask(
        `${prefix}import`,
        { 'content-type': 'application/json' },
        JSON.stringify({ data: rows, dry_run: isDry ? 1 : 0 }),
      ),
    )
    process.exitCode = isTaken ? 0 : 1
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error))
  }
}

/** @param {Buffer} bytes @param {string} name */
async function upload(bytes, name) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), path.basename(name))
  const { code, message, data } = await ask('/api/upload/operator', {}, form)
  if (code < 0) throw new Error(`${name}: ${code} ${message}`)
  return data.pic_path
}

/** @param {string[]} given */
function readArguments(given) {
  const words = given.filter((word) => !word.startsWith('--'))
  const at = given.indexOf('--site')
  const value = at >= 0 ? given[at + 1] : given.find((word) => word.startsWith('--site='))?.slice(7)
  if (at >= 0 && value !== undefined) words.splice(words.indexOf(value), 1)
  if ((at >= 0 || value !== undefined) && !/^[1-9]\d*$/.test(value ?? '')) stop('--site takes the number of a shop.')
  const odd = given.find((word) => word.startsWith('--') && !/^--(help|dry-run|site(=.*)?)$/.test(word))
  if (odd) stop(`${odd} is not known: --site <n> uses a shop's key, --help tells what a call takes.`)
  return { words, site: Number(value ?? 0), help: given.includes('--help'), isDry: given.includes('--dry-run') }
}

/** @param {string} like */
function list(like) {
  const part = like.split('/')[0] ?? ''
  const shown = [...calls].filter(([at]) => !part || at.includes(`/${part}`))
  for (const [at, call] of shown.length > 0 ? shown : calls)
    console.log(`${call.auth}  ${at.slice(prefix.length).padEnd(26)} ${Object.keys(call.params.entries).join(' ')}`)
  if (like) return
  console.log('\nS: key of the shop (--site <n>) or of the platform; P: of the platform; D: in development only.')
  process.exit(0)
}

/** @param {string} name @param {Call} call @returns {never} */
function explain(name, call) {
  const entries = /** @type {[string, Schema][]} */ (/** @type {unknown} */ (Object.entries(call.params.entries)))
  console.log(`${name}  (scope ${call.auth})`)
  for (const [field, schema] of entries) console.log(`  ${field.padEnd(24)} ${wordsOf(schema)}`)
  process.exit(0)
}

/** @param {Schema} schema @returns {string} */
function wordsOf(schema) {
  if (schema.type === 'optional' && schema.wrapped) return `optional ${wordsOf(schema.wrapped)}`
  const options = schema.options ?? schema.pipe?.find((one) => one.options)?.options
  if (schema.type === 'picklist' && options) return options.join(' | ')
  return schema.pipe?.some((one) => /object|record/.test(one.type)) ? 'json, or @file' : 'text or number'
}

/**
 * @param {Call} call
 * @param {string[]} pairs
 */
function checked(call, pairs) {
  /** @type {Record<string, string>} */
  const params = {}
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at < 1) stop(`"${pair}" is not of the form key=value.`)
    const [key, value] = [pair.slice(0, at), pair.slice(at + 1)]
    if (!(key in call.params.entries) && key !== 'idempotency_key')
      stop(`${name} takes no ${key}, but: ${Object.keys(call.params.entries).join(', ')}`)
    params[key] = value.startsWith('@') ? fs.readFileSync(value.slice(1), 'utf8') : value
  }
  const parsed = safeParse(call.params, params)
  if (!parsed.success)
    stop(
      parsed.issues.map(({ path = [], message }) => `${path.map((one) => one.key).join('.')}: ${message}`).join('\n'),
    )
  return params
}

/** The key comes from the environment, as the server's does; development has well-known ones. */
function keyOf() {
  if (site === 0) return process.env.MALL_OPERATOR_KEY || 'dev-platform-key'
  const given = (process.env.MALL_OPERATOR_KEYS ?? '').split(',').find((one) => one.startsWith(`${site}:`))
  return given ? given.slice(given.indexOf(':') + 1) : `dev-site-key-${site}`
}

/**
 * @param {string} at
 * @param {Record<string, string>} params
 */
async function send(at, params) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const { code, message, data, error_code } = await ask(at, type, new URLSearchParams(params).toString())
  console.log(code >= 0 ? `OK  ${message}` : `${code} ${error_code ?? ''}  ${message}`)
  if (Array.isArray(data?.list)) {
    console.log(`${data.count} in all, ${data.page_count} pages`)
    if (data.list.length > 0) console.table(data.list)
  } else if (data !== null) console.log(typeof data === 'object' ? JSON.stringify(data, null, 2) : data)
  process.exitCode = code >= 0 ? 0 : 1
}

/**
 * @param {string} at
 * @param {Record<string, string>} type
 * @param {string | FormData} body
 */
async function ask(at, type, body) {
  const headers = { authorization: `Bearer ${keyOf()}`, ...type }
  return post(at, headers, body).catch((error) => {
    return stop(`No mall answers at ${origin} (${error.message}). MALL_URL names another.`)
  })
}

/**
 * Throws when nobody answers.
 * @param {string} at
 * @param {Record<string, string>} headers
 * @param {string | FormData} body
 */
async function post(at, headers, body) {
  const answer = await fetch(origin + at, { method: 'POST', headers, body }).catch((error) => {
    throw new Error(error.cause?.code ?? error.message)
  })
  return answer.json()
}

/** @param {string} at @param {Record<string, unknown>} params */
async function askCall(at, params) {
  const headers = { authorization: `Bearer ${keyOf()}`, 'content-type': 'application/json' }
  return post(prefix + at, headers, JSON.stringify(params))
}

/** @param {string} why @returns {never} */
function stop(why) {
  console.error(why)
  process.exit(2)
}
