import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

export interface WeChatPayKeys {
  mchId: string
  /** of the merchant's certificate */
  serial: string
  privateKey: KeyObject
  /** opens what callbacks seal */
  apiKey: Buffer
  /** WeChat's keys by serial number of a platform certificate, or by id of a public key */
  platformKeys: ReadonlyMap<string, KeyObject>
  /** `https://mall.example`, where WeChat's callbacks reach the server */
  notifyOrigin: string
  /** under which merchant transfers were granted at WeChat; null = the mall makes none */
  transferScene: TransferScene | null
}

export interface TransferScene {
  id: string
  /** what WeChat wants to be told of each transfer of the scene, by its name */
  report: Record<string, string>
}

const name = 'MALL_WECHAT_PAY'
const shape =
  '{ "mchid", "serial", "apiV3Key", "privateKey", "platformKeys": { "<serial or id>": ... }, "notifyOrigin", "transferScene" }'

/**
 * `MALL_WECHAT_PAY`: path of a JSON file. Its keys are PEM texts, or names of PEM files beside it. What is wrong is told
 * without what was given.
 */
export function readWeChatPay(env: NodeJS.ProcessEnv): WeChatPayKeys | null {
  const file = env[name]
  if (!file) return null
  const given = readFile(file)
  const text = (field: string) => (typeof given[field] === 'string' ? given[field] : '')
  const mchId = text('mchid')
  const serial = text('serial')
  const apiKey = Buffer.from(text('apiV3Key'))
  const notifyOrigin = text('notifyOrigin') || env.MALL_H5_ORIGIN || ''
  if (!/^\d{8,32}$/.test(mchId) || !/^[0-9A-Fa-f]{8,64}$/.test(serial) || !isRecord(given.platformKeys))
    throw new Error(`${name} names a JSON file ${shape}`)
  if (apiKey.length !== 32) throw new Error(`${name}: apiV3Key has 32 characters`)
  if (!/^https:\/\/[^\s/?#@\\]+$/.test(notifyOrigin))
    throw new Error(`${name}: notifyOrigin (or MALL_H5_ORIGIN) is like https://mall.example`)
  const pem = (value: unknown) => pemOf(value, path.dirname(file))
  const platformKeys = Object.entries(given.platformKeys).map(
    ([id, value]) => [id, keyOf(`platformKeys ${id}`, () => publicKeyOf(pem(value)))] as const,
  )
  if (platformKeys.length === 0) throw new Error(`${name}: platformKeys names at least one key of WeChat Pay`)
  const privateKey = keyOf('privateKey', () => createPrivateKey(pem(given.privateKey)))
  const transferScene = sceneOf(given.transferScene)
  return { mchId, serial, privateKey, apiKey, platformKeys: new Map(platformKeys), notifyOrigin, transferScene }
}

function sceneOf(given: unknown): TransferScene | null {
  if (given === undefined || given === null) return null
  const { id, report } = isRecord(given) ? given : {}
  const told = isRecord(report) ? Object.entries(report) : []
  if (
    typeof id !== 'string' ||
    !/^\d{4,8}$/.test(id) ||
    told.length === 0 ||
    told.some(([, word]) => typeof word !== 'string')
  )
    throw new Error(`${name}: transferScene is like { "id": "1005", "report": { "<name>": "<words>" } }`)
  return { id, report: Object.fromEntries(told) as Record<string, string> }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readFile(file: string): Record<string, unknown> {
  try {
    const given = JSON.parse(fs.readFileSync(file, 'utf8')) as unknown
    if (isRecord(given)) return given
  } catch {
    // a parser's words quote what it read
  }
  throw new Error(`${name} names a JSON file ${shape}`)
}

function pemOf(value: unknown, folder: string): string {
  if (typeof value !== 'string') throw new Error('no key')
  return value.includes('-----BEGIN') ? value : fs.readFileSync(path.resolve(folder, value), 'utf8')
}

const publicKeyOf = (pem: string): KeyObject =>
  pem.includes('BEGIN CERTIFICATE') ? new X509Certificate(pem).publicKey : createPublicKey(pem)

function keyOf(field: string, read: () => KeyObject): KeyObject {
  try {
    return read()
  } catch {
    throw new Error(`${name}: ${field} is no PEM key, nor the name of a file with one`)
  }
}
