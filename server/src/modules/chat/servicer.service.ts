import type { OnlineServicer, Servicer } from '@mall/contract/chat'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { refuse, type Ctx } from '../../http/route'
import type { Mall } from '../../mall'
import { shopBlocks, unknownShop } from '../shop/shop.service'
import * as store from './chat.store'

/** seconds that a servicer counts as online after the last use of the chat */
const stays = 600
/** seconds within which it is not written down again */
const fresh = 30

/** Each site has one servicer, whoever answers; 0 means none, so the platform's is 1. */
export const servicerId = (siteId: number): number => siteId + 1

export const unknownServicer = () => refuse({ zh: '客服不存在', en: 'There is no such servicer' })

/** Whom a call names must be the servicer of its site. */
export function ofSite(servicer: number, siteId: number): void {
  if (servicer !== servicerId(siteId)) throw unknownServicer()
}

export interface Face {
  name: string
  logo: string
}

/** How the sites show themselves, by site_id; unknown shops are missing. */
export async function facesOf(mall: Mall, siteIds: number[]): Promise<Map<number, Face>> {
  const [shops, website] = await Promise.all([shopBlocks(mall.db, siteIds), mall.settings.get('website')])
  const faces = new Map<number, Face>(
    [...shops].map(([siteId, shop]) => [siteId, { name: shop.site_name, logo: shop.avatar || shop.logo }]),
  )
  if (siteIds.includes(0)) faces.set(0, { name: website.title, logo: website.logo })
  return faces
}

export async function servicerOf(mall: Mall, siteId: number): Promise<Servicer> {
  const face = (await facesOf(mall, [siteId])).get(siteId)
  if (!face) throw unknownShop()
  return { servicer_id: servicerId(siteId), nickname: face.name, avatar: face.logo }
}

/** Always, where the demo servicer answers. */
export async function isOnline({ db, config, clock }: Mall, siteId: number): Promise<boolean> {
  return config.demoServicer || (await store.seenAt(db, siteId)) > clock.now() - stays
}

/** The servicer of a site is there: a key of it, or the platform's, has used the chat. */
export const markOnline = (db: Kysely<DB>, siteId: number, now: number): Promise<void> =>
  store.markSeen(db, siteId, now, now - fresh)

export async function listOf({ mall }: Ctx, siteId: number): Promise<OnlineServicer[]> {
  const [servicer, online] = await Promise.all([servicerOf(mall, siteId), isOnline(mall, siteId)])
  return [{ ...servicer, online: online ? 1 : 0 }]
}
