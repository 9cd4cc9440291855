import type { Ctx } from '../../http/route'
import type { Mall } from '../../mall'
import { forget, hold, judge, refusalOf, waitingOf, type Judged } from '../vetting/vetting.service'
import { showToOthers } from './member.service'
import { areOwn } from '../upload/ownPictures.service'
import { openidOf, type OpenidRow as WeChatPerson } from './memberOpenid.store'
import { cleanNickname } from './nickname'

/** What a member is called and looks like. */
export interface Looks {
  nickname?: string | undefined
  headimg?: string | undefined
}

const kinds = ['nickname', 'headimg'] as const
type LooksKind = (typeof kinds)[number]

/**
 * Shows it to everybody when it passes. What nobody can judge now is seen by the member alone until somebody can;
 * strangers go on seeing what passed last.
 */
export async function choose({ mall, memberId, now }: Ctx, kind: LooksKind, value: string): Promise<void> {
  const judged = await judge(mall, await openidOf(mall.db, memberId, 'weapp'), kind, value)
  if (judged.verdict === 'refuse') throw refusalOf(kind)
  if (judged.verdict === 'pending') return hold(mall, mall.db, memberId, judged, now)
  await mall.tx(async (trx) => {
    await forget(trx, memberId, kind)
    await showToOthers(trx, memberId, { [kind]: value })
  })
}

/** What the member chose last, judged or not. */
export const ownChoice = ({ mall, memberId }: Ctx): Promise<Looks> => waitingOf(mall.db, memberId, kinds)

const ofWeChat = /^https:\/\/[\w.-]+\.qlogo\.cn\/[\w./-]*$/

/** Only the newcomer's own upload or WeChat's: any other address would tell a stranger who looks at it. */
async function trustedPicture({ db }: Mall, person: WeChatPerson | null, url = ''): Promise<string> {
  if (ofWeChat.test(url) && !url.includes('..')) return url
  return person && url.startsWith('upload/') && (await areOwn(db, person, 'headimg', [url])) ? url : ''
}

/**
 * What somebody who is about to become a member wants to look like; asked before the transaction that registers.
 * `person`: who it is at WeChat, as far as a ticket proves it.
 */
export async function judgeNewcomer(mall: Mall, person: WeChatPerson | null, looks: Looks): Promise<Judged[]> {
  const openid = person?.app_type === 'weapp' ? person.openid : ''
  const headimg = await trustedPicture(mall, person, looks.headimg)
  const wanted = { nickname: cleanNickname(looks.nickname), headimg }
  const named = kinds.filter((kind) => wanted[kind] !== '')
  return Promise.all(named.map((kind) => judge(mall, openid, kind, wanted[kind])))
}

/** A form is told what is wrong with it. */
export function refuseBad(looks: readonly Judged[]): void {
  const bad = looks.find(({ verdict }) => verdict === 'refuse')
  if (bad) throw refusalOf(bad.kind)
}
