import { readScene } from '@/lib/scene'
import { host } from '@/platform/host/host'
import { storage } from '@/platform/storage/storage'
import { readInviter } from './inviter'
import { readSite } from './site'

/** What the app was started with: the launch query, and the `scene` of a mini-program code. */
export function readLaunch(query: Record<string, string | undefined>): void {
  const all = { ...readScene(query.scene), ...query }
  readInviter(all)
  readSite(all)
}

/** The running app was entered anew, by a card or a code: that names an inviter, and keeps the site. */
export const readEntry = (query: Record<string, string | undefined>): void =>
  readInviter({ ...readScene(query.scene), ...query })

/** The old domain sends everybody to the main one, path and query kept. True when the app is being left. */
export function leftLegacyHost(legacy = MALL_LEGACY_HOST, origin = MALL_H5_ORIGIN): boolean {
  const [, , name = '', ...rest] = host.address().split('/')
  if (!legacy || !origin || name !== legacy) return false
  host.leave(`${origin}/${rest.join('/')}`)
  return true
}

const key = 'initUrl'

/** iOS keeps signing the address the visit began with, whatever page is shown later. */
export function keepInitUrl(): void {
  if (host.ios && host.address()) storage.set(key, host.address())
}

/** The address that a JSSDK signature is asked for, without fragment. */
export function signedUrl(): string {
  const address = (host.ios && storage.get<string>(key)) || host.address()
  return address.split('#')[0] ?? ''
}
