import { host } from '@/platform/host/host'
import { storage } from '@/platform/storage/storage'

/** Where `npm start` listens; only the developer's tools and the simulator reach it. */
const local = 'http://127.0.0.1:8080'

/** Root of the mall server without a slash: as built, else the origin the page came from, else as stored. */
export const baseUrl: string = MALL_BASE_URL || host.origin() || storage.get<string>('baseUrl') || local

storage.set('baseUrl', baseUrl)

/** Full address of a file that the server names absolutely or relative to its root; '' stays ''. */
export function fileUrl(path: string): string {
  if (!path || /^(https?:)?\/\/|^data:/.test(path)) return path
  return `${baseUrl}/${path.replace(/^\/+/, '')}`
}

/** Full address on H5 of one of our own `/path?query` addresses; for shares and for coming back from a cashier. */
export const pageUrl = (address: string): string => `${MALL_H5_ORIGIN || host.origin() || baseUrl}${address}`
