import type { Pool } from 'pg'
import { testDatabase, type TestDatabase } from '../testing/testDatabase'
import { lintSchema } from './lint'
import { openPool } from './pool'
import { tableKeys, type TableKey } from './tableKeys'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await testDatabase()
  pool = openPool(database.connection, { size: 6, namedStatements: false, onError: () => undefined })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

it('finds no fault in the migrated schema', async () => {
  expect(await lintSchema(pool, tableKeys)).toEqual([])
})

const members: TableKey = { family: 'member', key: 'member_id' }
const shops: TableKey = { family: 'shop', key: 'site_id' }

const planted: [string, TableKey, RegExp][] = [
  ['CREATE TABLE bad (n int8 PRIMARY KEY)', members, /bad: no column member_id/],
  ['CREATE TABLE bad (member_id int8, n int8 PRIMARY KEY)', members, /bad: member_id may be null/],
  ['CREATE TABLE bad (member_id int8 NOT NULL)', members, /bad: no primary key/],
  ['CREATE TABLE bad (member_id int8 NOT NULL, n int8 PRIMARY KEY)', members, /bad_pkey lacks member_id/],
  ['CREATE TABLE bad (site_id int8 PRIMARY KEY, n text UNIQUE)', shops, /bad_n_key lacks site_id/],
  [
    'CREATE TABLE bad (site_id int8 PRIMARY KEY, n int8); CREATE UNIQUE INDEX other ON bad (n)',
    shops,
    /other lacks site_id/,
  ],
  ['CREATE TABLE bad (site_id int8, n serial, PRIMARY KEY (site_id, n))', shops, /n is numbered by the database/],
  [
    'CREATE TABLE bad (site_id int8, n int8 GENERATED ALWAYS AS IDENTITY, PRIMARY KEY (site_id, n))',
    shops,
    /n is numbered/,
  ],
  [
    'CREATE TABLE bad (site_id int8 PRIMARY KEY, n text DEFAULT gen_random_uuid()::text)',
    shops,
    /n takes its value from/,
  ],
  ['CREATE TABLE bad (site_id int8 PRIMARY KEY, at timestamptz)', shops, /at is timestamp with time zone/],
  ['CREATE TABLE bad (site_id int8 PRIMARY KEY, goods_id int4)', shops, /goods_id is int4/],
  [
    'CREATE TABLE bad (member_id int8 PRIMARY KEY, site_id int8, FOREIGN KEY (site_id) REFERENCES shop (site_id))',
    members,
    /leads to shop/,
  ],
  [
    `CREATE TABLE bad (site_id int8 PRIMARY KEY);
     CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
     CREATE TRIGGER touched BEFORE UPDATE ON bad FOR EACH ROW EXECUTE FUNCTION touch()`,
    shops,
    /trigger touched[\s\S]*touch: functions/,
  ],
]

it.each(planted)('finds the fault of %s', async (sql, key, fault) => {
  const client = await pool.connect()
  try {
    await client.query(sql)
    const faults = await lintSchema(pool, new Map([...tableKeys, ['bad', key]]))
    expect(faults.join('\n')).toMatch(fault)
  } finally {
    await client.query('DROP TABLE bad; DROP FUNCTION IF EXISTS touch')
    client.release()
  }
})

it('wants every table in the map and nothing else', async () => {
  const keys = new Map(tableKeys)
  keys.delete('account')
  keys.set('gone', members)
  expect(await lintSchema(pool, keys)).toEqual([
    'account: not in tableKeys.ts',
    'gone: in tableKeys.ts but not in the database',
  ])
})
