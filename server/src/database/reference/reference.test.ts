import { addons, configPatch, type ConfigKey } from '@mall/contract/settings'
import { sql, type Kysely } from 'kysely'
import pino from 'pino'
import * as v from 'valibot'
import { stillClock } from '../../clock'
import { readConfig } from '../../config'
import { modules } from '../../modules'
import { openMall } from '../../openMall'
import { testDatabase, type TestDatabase } from '../../testing/testDatabase'
import { migrate } from '../migrate'
import { openKysely, openPool } from '../pool'
import type { DB } from '../schema'
import { referencePages } from './pages'
import { seedReference } from './reference'
import { regionRows } from './regions'
import { referenceSettings } from './settings'

const now = 1_772_416_800
/** As a first start finds it: migrated, without one row. */
let bare: TestDatabase
let database: TestDatabase
let db: Kysely<DB>
const poolOf = ({ connection }: TestDatabase) =>
  openPool(connection, { size: 4, namedStatements: false, onError: () => undefined })
beforeAll(async () => {
  bare = await testDatabase('template0')
  const pool = poolOf(bare)
  await migrate(pool)
  await pool.end()
}, 120_000)
afterAll(() => bare.drop())
beforeEach(async () => {
  database = await testDatabase(bare.connection.database)
  db = openKysely(poolOf(database), false)
}, 60_000)
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

const production = () => seedReference(db, { mode: 'production', now })
const development = () => seedReference(db, { mode: 'development', now })
const regionCount = async () => (await db.selectFrom('region').select('id').execute()).length
const pages = () => db.selectFrom('diy_page').selectAll().orderBy('page_id').execute()
const pageNames = async () => (await pages()).map(({ name }) => name)
const settingKeys = async () =>
  (await db.selectFrom('setting').select('key').orderBy('key').execute()).map(({ key }) => key)
const names = referencePages.map(({ name }) => name)

/** What a production mall of an earlier release left behind by starting once. */
async function anEarlierStart() {
  await db
    .insertInto('job')
    .values({ dist_key: 0, kind: 'core.sweep', key: '0', run_at: now, payload: '{}' } as never)
    .execute()
}

/** The addon flags that a server in production answers. */
async function addonFlags() {
  const config = { ...readConfig({}), mode: 'production', poolSize: 4 } as const
  const log = pino({ level: 'silent' })
  const open = await openMall({ config, database: database.connection, modules, log, clock: stillClock(now) })
  try {
    return await open.mall.settings.get('addon')
  } finally {
    await open.close()
  }
}
const allOn = Object.fromEntries(addons.map((name) => [name, 1]))

it('a new production mall gets regions, pages, and the settings of a first day', async () => {
  await production()
  expect(await regionCount()).toBe(regionRows().length)
  expect(await pages()).toEqual(referencePages.map((page) => ({ ...page, site_id: 0, website_id: 0 })))
  expect(await settingKeys()).toEqual(Object.keys(referenceSettings).sort())
})

it('a new mall in development gets regions and pages, and no settings', async () => {
  await development()
  expect(await regionCount()).toBe(regionRows().length)
  expect(await pageNames()).toEqual(names)
  expect(await settingKeys()).toEqual([])
})

it('settings have values that config/save takes', () => {
  for (const [key, value] of Object.entries(referenceSettings))
    expect(v.parse(configPatch(key as ConfigKey), value)).toEqual(value)
})

it('every agreement names the company by a placeholder in both languages', () => {
  for (const { content } of Object.values(referenceSettings.agreements ?? {})) {
    expect(content).toMatch(/【[^】]+】/)
    expect(content).toMatch(/<hr\/>.*\[[a-z ]+\]/)
  }
})

it('what an operator changed or deleted stays so at the next start', async () => {
  await production()
  await db.deleteFrom('diy_page').where('name', '=', 'DIY_VIEW_INDEX').execute()
  await db.deleteFrom('region').where('id', '=', 820_000).execute()
  await db.updateTable('setting').set({ value: '{"title":"茶舍"}' }).where('key', '=', 'website').execute()
  await production()
  expect(await pageNames()).toEqual(names.filter((name) => name !== 'DIY_VIEW_INDEX'))
  expect(await regionCount()).toBe(regionRows().length - 1)
  const website = await db.selectFrom('setting').select('value').where('key', '=', 'website').executeTakeFirst()
  expect(website?.value).toBe('{"title":"茶舍"}')
})

it('two processes that start together insert every row once', async () => {
  await Promise.all([production(), production(), production()])
  expect(await regionCount()).toBe(regionRows().length)
  expect(await pageNames()).toEqual(names)
})

it('nothing is recorded as inserted when inserting fails', async () => {
  await sql`ALTER TABLE diy_page ADD CONSTRAINT no_page CHECK (name <> 'DIY_VIEW_GOODS_CATEGORY')`.execute(db)
  await expect(production()).rejects.toThrow('no_page')
  expect([await regionCount(), (await db.selectFrom('reference_seed').selectAll().execute()).length]).toEqual([0, 0])
  await sql`ALTER TABLE diy_page DROP CONSTRAINT no_page`.execute(db)
  await production()
  expect([await regionCount(), await pageNames()]).toEqual([regionRows().length, names])
})

it('other processes read changed settings from the next call on', async () => {
  const version = async () => (await db.selectFrom('rules_version').select('version').executeTakeFirstOrThrow()).version
  const before = await version()
  await production()
  expect(await version()).toBeGreaterThan(before)
})

describe('a production mall of an earlier release', () => {
  beforeEach(anEarlierStart)

  it('gets regions and missing pages, keeps its own page, and no setting is written', async () => {
    const own = { site_id: 0, page_id: 7, name: 'DIY_VIEW_INDEX', title: '茶舍', website_id: 0, value: '{"own":1}' }
    await db.insertInto('diy_page').values(own).execute()
    await production()
    expect(await regionCount()).toBe(regionRows().length)
    expect(await pageNames()).toEqual(['DIY_VIEW_INDEX', 'DIY_VIEW_GOODS_CATEGORY'])
    const home = await db.selectFrom('diy_page').selectAll().where('name', '=', 'DIY_VIEW_INDEX').execute()
    expect(home).toMatchObject([{ page_id: 7, value: { own: 1 } }])
    expect(await settingKeys()).toEqual([])
  })

  it('keeps its addons on, also after the second start', async () => {
    expect(await addonFlags()).toEqual(allOn)
    expect(await addonFlags()).toEqual(allOn)
  })

  it('keeps the addons that its operator switched off', async () => {
    const row = { site_id: 0, key: 'addon', value: '{"coupon":0}', changed_at: now }
    await db.insertInto('setting').values(row).execute()
    expect(await addonFlags()).toEqual({ ...allOn, coupon: 0 })
  })
})

it('a new production mall has the addons on that an empty mall needs, also after the second start', async () => {
  const needed = { ...Object.fromEntries(addons.map((name) => [name, 0])), membercancel: 1, sitemessage: 1 }
  expect(await addonFlags()).toEqual(needed)
  expect(await addonFlags()).toEqual(needed)
})
