import { createHash, randomBytes } from 'node:crypto'
import { codes } from '@mall/contract/envelope'
import { refuse, type Ctx } from '../../http/route'
import type { Mall } from '../../mall'
import type { WeChatApp, WeChatUser } from '../../outside/wechat/wechat'
import type { WeChatPerson } from '../member/memberPerson.service'
import * as store from './ticket.store'

/** seconds (start-and-login.md section 3.1) */
const lifetime = 1800

/** The fields by which a client says who it is at WeChat, and the ticket that proves it. */
export interface IdentityGiven {
  wx_openid?: string | undefined
  weapp_openid?: string | undefined
  wx_unionid?: string | undefined
  auth_ticket?: string | undefined
}

/** A proven identity with the key that opens WeChat's encrypted data. */
export interface Identity {
  person: WeChatPerson
  sessionKey: string
}

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/**
 * Random, and only its hash is kept beside what it proves: nobody can make or change one, not even with a copy of
 * the database in hand.
 */
export async function issueTicket({ mall, now }: Ctx, app: WeChatApp, user: WeChatUser): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  const { openid, unionid, sessionKey: session_key } = user
  const proven = { app_type: app, openid, unionid, session_key }
  await store.insertTicket(mall.db, { ticket_hash: hashOf(ticket), ...proven, ends_at: now + lifetime })
  return ticket
}

/** Who the caller is at WeChat; null when the call carries no openid and no unionid. Unproven: -11001. */
export async function provenIdentity(ctx: Ctx, given: IdentityGiven): Promise<Identity | null> {
  const { wx_openid, weapp_openid, wx_unionid } = given
  if (!wx_openid && !weapp_openid && !wx_unionid) return null
  const row = await livingTicket(ctx, given.auth_ticket)
  const openids: Record<string, string | undefined> = { wechat: wx_openid, weapp: weapp_openid }
  const claimed = Object.entries(openids).filter(([, openid]) => openid)
  const matches = claimed.every(([app, openid]) => app === row.app_type && openid === row.openid)
  if (!matches || (wx_unionid && wx_unionid !== row.unionid)) throw invalidTicket()
  const { app_type, openid, unionid, session_key: sessionKey } = row
  return { person: { app_type, openid, unionid }, sessionKey }
}

/** Refuses a ticket that is missing, made up or over. */
export async function livingTicket({ mall, now }: Ctx, ticket = ''): Promise<store.TicketRow> {
  const row = ticket === '' ? undefined : await store.findTicket(mall.db, hashOf(ticket), now)
  if (!row) throw invalidTicket()
  return row
}

export const isLiving = async ({ db }: Mall, ticket: string, now: number): Promise<boolean> =>
  (await store.findTicket(db, hashOf(ticket), now)) !== undefined

const invalidTicket = () =>
  refuse(
    { zh: '微信授权已失效，请重新授权', en: 'Your WeChat permission has expired. Please allow it again.' },
    { code: codes.AUTH_TICKET_INVALID },
  )

export const dropEndedTickets = ({ db, clock }: Mall) => store.dropEnded(db, clock.now())
