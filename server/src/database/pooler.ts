import { Client, type PoolConfig } from 'pg'

/** ms; a value that nobody sets by chance */
const asked = 9_999

/**
 * True when a pooler such as pgbouncer in transaction mode stands between: it refuses, or drops, what a connection asks
 * for when it starts, and hands its sessions around.
 */
export async function isPooled(source: string | PoolConfig): Promise<boolean> {
  const config = typeof source === 'string' ? { connectionString: source } : source
  const client = new Client({ ...config, lock_timeout: asked, connectionTimeoutMillis: 20_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ lock_timeout: string }>('SHOW lock_timeout')
    return rows[0]?.lock_timeout !== `${asked}ms`
  } catch (error) {
    if (/unsupported startup parameter/.test((error as Error).message)) return true
    throw error
  } finally {
    await client.end()
  }
}
