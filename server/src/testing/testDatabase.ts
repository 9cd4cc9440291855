import { randomBytes } from 'node:crypto'
import { Client, type PoolConfig } from 'pg'
import { templateName, type Cluster } from './cluster'

export interface TestDatabase {
  connection: PoolConfig & { database: string }
  /** folder of the cluster, for files of the test */
  folder: string
  drop(): Promise<void>
}

type Started = Pick<Cluster, 'connection' | 'template' | 'folder'>

export function cluster(): Started {
  const text = process.env.MALL_TEST_CLUSTER
  if (!text) throw new Error('no test cluster: run through jest with the project "server"')
  return JSON.parse(text) as Started
}

async function administer(sql: string, connection: PoolConfig) {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Makes a database: a copy of `template`, which is by itself a migrated one without rows. */
export async function createDatabase(name: string, template = templateName): Promise<void> {
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`, cluster().connection)
}

/** A database of its own, to be dropped. */
export async function testDatabase(template?: string): Promise<TestDatabase> {
  const { connection, folder } = cluster()
  const database = `mall_${randomBytes(6).toString('hex')}`
  await createDatabase(database, template)
  return {
    connection: { ...connection, database },
    folder,
    drop: () => administer(`DROP DATABASE ${database} WITH (FORCE)`, connection),
  }
}
