import fs from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Api, Path } from '@mall/contract/api'
import { api } from '@mall/contract/api'
import type { Call, DataOf, ParamsOf } from '@mall/contract/define'
import type { Envelope } from '@mall/contract/envelope'
import pino, { type Logger } from 'pino'
import { buildApp } from '../app'
import { stillClock, type Clock } from '../clock'
import { readConfig, type Config } from '../config'
import { audit, told } from '../database/audit/audit'
import { loadDemo } from '../demo'
import type { Mall } from '../mall'
import { modules as allModules } from '../modules'
import type { Module } from '../modules/module'
import { openMall } from '../openMall'
import { issueToken } from '../tokens/tokens'
import { takeFound, watchLocks } from './lockWatch'
import { asCall, takeSecondConnections, watchConnections } from './secondConnections'
import { seededTemplate, testStart } from './seededTemplate'
import { testDatabase, type TestDatabase } from './testDatabase'

export interface TestMall {
  app: FastifyInstance
  mall: Mall
  database: TestDatabase
  /** stands still at 2026-03-02 10:00 Shanghai until moved */
  clock: Clock
  /** Any envelope; `data` is typed by the contract and checked against it when code >= 0. */
  call<P extends Path>(path: P, params?: ParamsOf<Api[P]>, more?: CallMore): Promise<Envelope<DataOf<Api[P]>>>
  /** With the platform key, or the key of a site. */
  operator<P extends Path>(
    path: P,
    params?: ParamsOf<Api[P]>,
    site?: number,
    more?: CallMore,
  ): Promise<Envelope<DataOf<Api[P]>>>
  /** A token of the member, without asking whether the member exists. */
  login(memberId: number): Promise<string>
  close(): Promise<void>
}

export interface CallMore {
  token?: string
  /** base params and an idempotency_key */
  base?: Record<string, string | number>
  /** header Accept-Language; default: none */
  language?: string
}

export interface TestMallOptions {
  config?: Partial<Config>
  /** default: all of modules/index.ts */
  modules?: Module[]
  /** loads the demo data; default false = an empty migrated database */
  seed?: boolean
  /** Names of invariants that rows the test writes by hand break on purpose; all others are asked when it closes. */
  breaks?: readonly string[]
  /** default: silent, or of the level MALL_TEST_LOG */
  log?: Logger
  /** a second process on the database of this one; close it first */
  beside?: TestMall
}

export { testStart }

/** A real app on a fresh database of the throw-away cluster that jest's global set-up started. */
export async function testMall(options: TestMallOptions = {}): Promise<TestMall> {
  const { seedGoods, seedPeople } = options.config ?? {}
  const plainSeed = options.seed && !options.beside && !options.modules && !seedGoods && !seedPeople
  const database = options.beside?.database ?? (await testDatabase(plainSeed ? await seededTemplate() : undefined))
  const dataDir = path.join(database.folder, 'data', database.connection.database)
  const config: Config = {
    ...readConfig({}),
    dataDir,
    poolSize: 6,
    callsPerMinute: 0,
    checkAnswers: true,
    ...options.config,
  }
  const clock = stillClock(testStart)
  const log = options.log ?? pino({ level: process.env.MALL_TEST_LOG ?? 'silent' })
  const open = await openMall({
    config,
    database: database.connection,
    modules: options.modules ?? allModules,
    log,
    clock,
  })
  const { mall } = open
  if (options.seed && !plainSeed) await loadDemo(mall, open.modules)
  watchLocks()
  watchConnections()
  const app = await buildApp(mall, open.modules)

  async function send(path: string, params: object, more: CallMore, headers: Record<string, string>) {
    const call: Call | undefined = (api as Record<string, Call>)[path]
    const fields = formOf({ ...more.base, ...params })
    const get = call?.get === true || (fields === '' && !isOperators(call))
    const token: Record<string, string> = more.token ? { token: more.token } : {}
    const language: Record<string, string> = more.language ? { 'accept-language': more.language } : {}
    const response = await asCall(() =>
      app.inject({
        method: get ? 'GET' : 'POST',
        url: get && fields ? `${path}?${fields}` : path,
        headers: {
          ...headers,
          ...token,
          ...language,
          ...(get ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(get ? {} : { payload: fields }),
      }),
    )
    return JSON.parse(response.body) as never
  }

  return {
    app,
    mall,
    database,
    clock,
    call: (path, params = {} as never, more = {}) => send(path, params, more, {}),
    operator: (path, params = {} as never, site = 0, more = {}) => {
      const key =
        site === 0 ? config.operatorKeys.platform : (config.operatorKeys.sites.get(site) ?? `dev-site-key-${site}`)
      return send(path, params, more, { authorization: `Bearer ${key}` })
    },
    login: (memberId) => mall.tx((trx) => issueToken(trx, { memberId, appType: 'h5', now: clock.now() })),
    async close() {
      await app.close()
      const { violations } = await audit(mall.db, { now: clock.now() })
      await open.close()
      if (!options.beside) {
        await database.drop()
        fs.rmSync(dataDir, { recursive: true, force: true })
      }
      const wentBack = takeFound()
      if (wentBack.length > 0) throw new Error(`the lock order was left:\n${wentBack.join('\n')}`)
      const second = takeSecondConnections()
      if (second.length > 0) throw new Error(`transactions asked for a second connection:\n${second.join('\n')}`)
      const broken = violations.filter(({ name }) => !options.breaks?.includes(name))
      if (broken.length > 0) throw new Error(`the test left a mall that does not hold:\n${broken.map(told).join('\n')}`)
    },
  }
}

const isOperators = (call: Call | undefined) => call?.auth === 'S' || call?.auth === 'P' || call?.auth === 'D'

/** Form text as the clients send it: nested values as JSON in one field. */
function formOf(params: object): string {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(params as Record<string, unknown>))
    if (value !== undefined) form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  return form.toString()
}
