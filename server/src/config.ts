import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { readTencentMap, type TencentMapKeys } from './outside/geo/tencent'
import { readWeChatPay, type WeChatPayKeys } from './outside/pay/weChatPayKeys'
import { readTencentSms, type TencentSmsKeys } from './outside/sms/tencent'
import { readWeChatKeys, type WeChatSettings } from './outside/wechat/appKeys'

export type Mode = 'development' | 'production'

export interface OperatorKeys {
  platform: string
  sites: ReadonlyMap<number, string>
  /** any `dev-site-key-<n>` opens site n unless `sites` names another key for it */
  devSites: boolean
  /** made at start-up and to be printed, because none were given */
  drawn: boolean
}

/** What the environment decides. Everything else is a setting (operator.md section 2.9). */
export interface Config {
  mode: Mode
  host: string
  port: number
  /** absolute */
  dataDir: string
  /** null = the embedded PostgreSQL in dataDir */
  databaseUrl: string | null
  databaseReadUrl: string | null
  /** past a pooler, for migrations; null = as all others */
  databaseDirectUrl: string | null
  poolSize: number
  /** false = a pooler in transaction mode stands between, seen at the start or told */
  namedStatements: boolean
  operatorKeys: OperatorKeys
  /** calls per minute and address; 0 = no limit (load generators) */
  callsPerMinute: number
  /** H5 origins beside our own that may call the server */
  origins: readonly string[]
  /** addresses of proxies whose x-forwarded-for is believed; empty = none */
  trustedProxies: readonly string[]
  /** `https://mall.example`, where H5 lives; '' = not told, and pages then name the host they were asked at */
  h5Origin: string
  /** host names of old that send pages to h5Origin */
  legacyHosts: readonly string[]
  /** folder of the H5 build */
  h5Folder: string
  /** false: browsers drop the service worker that they have */
  h5Worker: boolean
  /** development only: a job plays the merchant, so that a visitor's orders go on by themselves */
  demoMerchant: boolean
  /** development only: a job answers in the chat of all shops, a moment after the member's word */
  demoServicer: boolean
  /** people beside the members have bought in the demo mall before its first visitor comes */
  seedPeople: boolean
  /** goods that the demo mall is filled up to, for measuring; 0 = its own alone */
  seedGoods: number
  /** the mall's apps at WeChat, and the templates of its messages by moment */
  wechat: WeChatSettings
  /** development only: the sandbox signs with this in place of a key of its own, so that a test can play the gateway */
  sandboxKey: string | null
  /** development only: a gateway played elsewhere, which the sandbox asks about payments; '' = none */
  sandboxOrigin: string
  /** null = WeChat Pay is not offered */
  weChatPay: WeChatPayKeys | null
  /** null = no gateway */
  sms: TencentSmsKeys | null
  /** null = no map service */
  geo: TencentMapKeys | null
  logLevel: string
  /** tests only: every answer is held against the contract */
  checkAnswers: boolean
}

const projectRoot = path.resolve(__dirname, '../..')
const demoSites = [1, 3, 7, 8, 11, 14]
const devPlatformKey = 'dev-platform-key'

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** Reads and checks the environment; a value that cannot be meant is told in one sentence. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const mode = readMode(env)
  const host = env.HOST || '127.0.0.1'
  return {
    mode,
    host,
    port: whole('PORT', env.PORT, 8080, 65_535),
    dataDir: path.resolve(projectRoot, env.MALL_DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || null,
    databaseReadUrl: env.DATABASE_READ_URL || null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL || null,
    poolSize: whole('MALL_POOL_SIZE', env.MALL_POOL_SIZE, 16, 500),
    namedStatements: env.MALL_NAMED_STATEMENTS !== '0',
    operatorKeys: readKeys(env, mode, host),
    callsPerMinute: whole('MALL_RATE_LIMIT', env.MALL_RATE_LIMIT, mode === 'production' ? 1200 : 120_000, 1e9),
    origins: list(env.MALL_ORIGINS),
    trustedProxies: list(env.MALL_TRUSTED_PROXIES),
    ...readHosts(env, mode),
    h5Worker: env.MALL_H5_WORKER !== '0',
    h5Folder: path.resolve(projectRoot, env.MALL_H5_DIR || 'dist/h5'),
    seedGoods: whole('MALL_SEED_GOODS', env.MALL_SEED_GOODS, 0, 1_000_000),
    seedPeople: env.MALL_SEED_PEOPLE === '1',
    demoMerchant: mode === 'development' && env.MALL_DEMO_MERCHANT === '1',
    demoServicer: mode === 'development' && env.MALL_DEMO_SERVICER === '1',
    wechat: readWeChatKeys(env, mode),
    sandboxKey: (mode === 'development' && env.MALL_SANDBOX_KEY) || null,
    sandboxOrigin: (mode === 'development' && env.MALL_SANDBOX_ORIGIN) || '',
    weChatPay: readWeChatPay(env),
    sms: readTencentSms(env),
    geo: readTencentMap(env),
    logLevel: env.MALL_LOG_LEVEL || (mode === 'production' ? 'info' : 'warn'),
    checkAnswers: false,
  }
}

function readMode(env: NodeJS.ProcessEnv): Mode {
  const production = env.NODE_ENV === 'production'
  const mode = env.MALL_MODE || (production ? 'production' : 'development')
  if (mode !== 'development' && mode !== 'production')
    throw new Error(`MALL_MODE is "${mode}": it must be development or production`)
  if (mode === 'development' && production)
    throw new Error('MALL_MODE=development is refused while NODE_ENV is production')
  return mode
}

/** operator.md section 3: the well-known keys never open a mall that others can reach. */
function readKeys(env: NodeJS.ProcessEnv, mode: Mode, host: string): OperatorKeys {
  const sites = siteKeys(env.MALL_OPERATOR_KEYS)
  const given = env.MALL_OPERATOR_KEY || ''
  if (mode === 'production') {
    if (!given) throw new Error('production needs MALL_OPERATOR_KEY, and MALL_OPERATOR_KEYS=<site>:<key>,... for shops')
    for (const key of [given, ...sites.values()])
      if (key.startsWith('dev-') || key.length < 16)
        throw new Error('an operator key of production has at least 16 characters and does not begin with dev-')
    return { platform: given, sites, devSites: false, drawn: false }
  }
  if (isLoopback(host)) return { platform: given || devPlatformKey, sites, devSites: true, drawn: false }
  const draw = () => randomBytes(18).toString('base64url')
  const all = new Map(demoSites.map((site) => [site, draw()]))
  for (const [site, key] of sites) all.set(site, key)
  return { platform: given || draw(), sites: all, devSites: false, drawn: true }
}

/** Old domains lead to the main one, and never to themselves. */
function readHosts(env: NodeJS.ProcessEnv, mode: Mode): Pick<Config, 'h5Origin' | 'legacyHosts'> {
  const h5Origin = env.MALL_H5_ORIGIN || ''
  // links, previews and WeChat's return name it: the host of a request is whatever a stranger writes
  if (mode === 'production' && !h5Origin)
    throw new Error('production needs MALL_H5_ORIGIN, where H5 lives, like https://mall.example')
  const legacyHosts = list(env.MALL_LEGACY_HOSTS).map((name) => name.toLowerCase())
  if (h5Origin && !/^https?:\/\/[^\s/?#@\\]+$/.test(h5Origin))
    throw new Error(`MALL_H5_ORIGIN is "${h5Origin}": it must be like https://mall.example, without a path`)
  if (legacyHosts.length > 0 && !h5Origin) throw new Error('MALL_LEGACY_HOSTS needs MALL_H5_ORIGIN to lead to')
  if (h5Origin && legacyHosts.includes(new URL(h5Origin).hostname))
    throw new Error(`MALL_LEGACY_HOSTS names the host of MALL_H5_ORIGIN`)
  return { h5Origin, legacyHosts }
}

function siteKeys(text = ''): Map<number, string> {
  const keys = new Map<number, string>()
  for (const item of list(text)) {
    const match = /^([1-9]\d*):(.+)$/.exec(item)
    if (!match) throw new Error('MALL_OPERATOR_KEYS is a comma list of <site>:<key>')
    keys.set(Number(match[1]), match[2] ?? '')
  }
  return keys
}

function whole(name: string, text: string | undefined, initial: number, most: number): number {
  if (!text) return initial
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most)
    throw new Error(`${name} is "${text}": it must be a whole number up to ${most}`)
  return value
}

const list = (text = '') =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
