import { readScene } from '@/lib/scene'
import { host } from '@/platform/host/host'
import { storage } from '@/platform/storage/storage'
import { routes } from '@/routes'
import { readInviter } from '@/session/inviter'
import { routeAt } from '@/navigation/routeAt'
import { readSite } from '@/session/site'

/**
 * What the app was started with: the launch query, and the `scene` of a mini-program code. The site_id of a page other
 * than home and the site page is that page's own (wire/routes section 1).
 */
export function readLaunch(path: string, query: Record<string, string | undefined>): void {
  const scene = readScene(query.scene)
  const route = routeAt(path)
  readInviter({ ...scene, ...query })
  readSite(route === routes.home || route === routes.siteEntry ? { ...scene, ...query } : scene)
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
