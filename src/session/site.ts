import { create } from 'zustand'
import { host } from '@/platform/host/host'
import { storage } from '@/platform/storage/storage'
import { siteOfApp } from './appIds'
import { beginEra } from './era'
import { siteShelf } from './siteShelf'

interface Where {
  /** 0 = the platform itself */
  siteId: number
  /** city sub-site, 0 = nation-wide */
  websiteId: number
}

const store = create<Where>(() => ({
  siteId: storage.get<number>('siteId') ?? siteOfApp(host.appId()),
  websiteId: storage.get<number>('websiteId') ?? 0,
}))

export const currentSite = (): Readonly<Where> => store.getState()
export const useSiteId = (): number => store((state) => state.siteId)
export const useWebsiteId = (): number => store((state) => state.websiteId)

const leavers = new Set<() => void>()

/** For stores that hold something of the site in memory. */
export const onLeaveSite = (forget: () => void): void => void leavers.add(forget)

/** The one place where the site changes; everything of the old one is dropped, then a new era begins. */
export function switchSite(siteId: number, websiteId = 0): void {
  const old = currentSite()
  if (old.siteId === siteId && old.websiteId === websiteId) return
  storage.set('siteId', siteId)
  storage.set('websiteId', websiteId)
  siteShelf.clear()
  store.setState({ siteId, websiteId })
  leavers.forEach((forget) => forget())
  beginEra()
}

/** The launch query's site, when it names one. */
export function readSite(query: Record<string, string | undefined>): void {
  const number = (text: string | undefined) => (text && /^\d{1,15}$/.test(text) ? Number(text) : undefined)
  const { siteId, websiteId } = currentSite()
  switchSite(number(query.site_id) ?? siteId, number(query.website_id ?? query.web_city) ?? websiteId)
}
