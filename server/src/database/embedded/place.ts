import fs from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { ClientConfig } from 'pg'
import { own, type RunAs } from './runAs'

export const windows = process.platform === 'win32'
/** sun_path holds 108 bytes with the closing zero. */
const socketLongest = 107
const socketName = '.s.PGSQL.5432'

export interface SocketPlace {
  /** folder of the unix socket; null = TCP with a password */
  socket: string | null
  port: number
}

export async function socketPlace(folder: string, user: RunAs['user']): Promise<SocketPlace> {
  if (windows) return { socket: null, port: await freePort() }
  if (Buffer.byteLength(path.join(folder, socketName)) <= socketLongest) return { socket: folder, port: 5432 }
  const short = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-'))
  own(short, user)
  return { socket: short, port: 5432 }
}

/** Where an earlier one listened. */
export const placeOf = ({ host = '', port = 5432 }: ClientConfig): SocketPlace => ({
  socket: host.startsWith('/') ? host : null,
  port,
})

const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })
