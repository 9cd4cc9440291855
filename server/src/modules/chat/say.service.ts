import type { ContentType } from '@mall/contract/chat'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { spend } from '../../limits/limits'
import { weappOpenid } from '../member/memberPerson.service'
import { info } from '../shop/shop.service'
import { areOwn } from '../upload/ownPictures.service'
import { hold, judge, refusalOf, type Judged } from '../vetting/vetting.service'
import { addMessage, type RoomKey, type Said } from './chat.store'
import { contentOf, type Asked } from './content.service'
import { askDemoServicer } from './demoServicer.service'
import { ofSite } from './servicer.service'

/** messages a minute and member */
const most = 30

export interface AskedToSay extends Asked {
  site_id: number
  servicer_id: number
}

/** What may be said, before it is. */
export interface Weighed {
  said: Said
  /** what nobody could judge so far */
  held: Judged | undefined
}

const closed = () => refuse({ zh: '店铺已打烊，暂时不能留言', en: 'This shop is closed and takes no messages' })

/** Counts it, holds it against the rules and the law: asks the world outside, so never within a transaction. */
export async function weigh(ctx: Ctx, asked: AskedToSay): Promise<Weighed> {
  const { mall, memberId, now } = ctx
  const room = { memberId, siteId: asked.site_id }
  ofSite(asked.servicer_id, room.siteId)
  await spend(mall.db, { subject: `m${memberId}`, name: 'chat_minute', most, seconds: 60, now })
  if (room.siteId !== 0 && (await info(ctx, room.siteId)).shop_status === 0) throw closed()
  const said = await contentOf(mall, room, asked, (path) => areOwn(mall.db, { memberId }, 'chatimg', [path]))
  return { said, held: await judged(ctx, said) }
}

const kinds: Partial<Record<ContentType, Judged['kind']>> = { 0: 'chat_words', 3: 'chat_picture' }

async function judged({ mall, memberId }: Ctx, said: Said): Promise<Judged | undefined> {
  const kind = kinds[said.content_type]
  if (!kind) return undefined
  const verdict = await judge(mall, await weappOpenid(mall.db, memberId), kind, said.words)
  if (verdict.verdict === 'refuse') throw refusalOf(kind)
  return verdict.verdict === 'pending' ? verdict : undefined
}

/** What nobody could judge is delivered meanwhile (wire/README section 6.1). */
export async function say(trx: Tx, ctx: Ctx, siteId: number, { said, held }: Weighed) {
  const { mall, memberId, language, now } = ctx
  const room: RoomKey = { memberId, siteId }
  const checkId = held ? mall.newId() : 0
  const id = await addMessage(trx, room, 'member', said, { at: now, checkId, language })
  if (held) await hold(mall, trx, memberId, held, now, checkId)
  await askDemoServicer(trx, mall, room, now)
  return { read: 0 as const, id, add_time: now }
}
