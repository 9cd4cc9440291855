import type { ServicerConfig } from '@mall/contract/config'
import { useData } from '@/api/useData'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { contact } from '@/platform/contact/contact'
import { host } from '@/platform/host/host'
import { routes } from '@/routes'

/** What the shopper asks about. */
export interface About {
  sku_id?: number
  order_id?: number
}

/** How a shop, or the platform as site 0, is talked to. */
export type ContactWay =
  | { kind: 'room' }
  /** WeChat's own conversation, which begins by a button of its own only: ContactButton and ContactArea have it */
  | { kind: 'native' }
  | { kind: 'link'; url: string }
  /** WeChat Work in the mini-program */
  | { kind: 'company'; corpId: string; url: string }

/** The address is the operator's: anything may stand there. */
const linkTo = (url: string): ContactWay | undefined =>
  /^https?:\/\/[^/\\\s]/i.test(url) ? { kind: 'link', url } : undefined

/** The way that the shop's settings name for this platform; undefined: it answers nowhere. */
export function wayOf({ h5, weapp }: ServicerConfig, appType = host.appType): ContactWay | undefined {
  const type = appType === 'weapp' ? weapp.type : h5.type
  if (type === 'servicer') return { kind: 'room' }
  if (type === 'weapp' && appType === 'weapp') return { kind: 'native' }
  if (type === 'wxwork' && appType === 'weapp') {
    return weapp.wxwork_url ? { kind: 'company', corpId: weapp.corpid, url: weapp.wxwork_url } : undefined
  }
  return type === 'third' || type === 'wxwork' ? linkTo(h5.open_url) : undefined
}

/** Opens a way that is no room. A browser leaves for the address: conversations of others refuse to stand in a frame. */
export async function follow(way: ContactWay): Promise<void> {
  if (way.kind === 'company' && (await contact.openCompany(way.corpId, way.url))) return
  if (way.kind !== 'company' && way.kind !== 'link') return
  const link = linkTo(way.url)
  if (link && host.appType === 'weapp') await open(routes.webview, { link: way.url })
  else if (link) host.leave(way.url)
}

export interface Contact {
  way: ContactWay
  /** Begins the conversation; does nothing where the way is `native`. */
  begin(about?: About): void
}

/**
 * What `/api/config/servicer` offers for a site, 0 = the platform; undefined while it is not known, and when the shop
 * answers nowhere: entries are left out then.
 */
export function useContact(siteId: number | undefined): Contact | undefined {
  // the room has the addon's flag; without the addon no way is offered
  const enabled = useOpenable(routes.chatRoom) && siteId !== undefined && siteId >= 0
  const { data } = useData('/api/config/servicer', { site_id: siteId ?? 0 }, { enabled, silent: true })
  const way = data && wayOf(data)
  if (!way || siteId === undefined) return undefined
  return {
    way,
    begin: (about = {}) => {
      if (way.kind === 'room') void open(routes.chatRoom, { site_id: siteId, ...about })
      else void follow(way)
    },
  }
}
