import type { Mall } from '../mall'
import type { Ctx } from './route'

type Who = Partial<Pick<Ctx, 'memberId' | 'operator' | 'siteId' | 'websiteId' | 'language'>>

/** Of work that the server begins by itself: nobody called. */
export const localCtx = (mall: Mall, who: Who): Ctx => ({
  ...{ memberId: 0, siteId: 0, websiteId: 0, suid: 0, uid: 0, sourceMember: 0, appType: 'h5', token: '' },
  ...{ ip: '127.0.0.1', language: 'zh', now: mall.clock.now(), operator: null, upload: null, mall, log: mall.log },
  ...who,
})
