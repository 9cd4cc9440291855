import type { PendingRow } from '@mall/contract/operator'
import type { Language, Words } from '@mall/contract/words'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import type { Mall } from '../../mall'
import type { ContentVerdict } from '../../outside/content/content'
import { takeBack } from '../chat/takeOut.service'
import { settlePart } from '../evaluate/settlePart.service'
import { showToOthers } from '../member/member.service'
import { weappOpenid } from '../member/memberPerson.service'
import { dropMessage } from '../order/order.service'
import { judge, nextTimeOf, type Kind } from './vetting.service'
import * as store from './vetting.store'

type Outcome = (trx: Tx, row: store.HeldRow, mall: Mall) => Promise<void>

interface Settled {
  /** how a person is told what it is */
  name: Words
  pass?: Outcome
  refuse?: Outcome
}

const outcomes: Record<Kind, Settled> = {
  nickname: {
    name: { zh: '昵称', en: 'Nickname' },
    pass: (trx, row) => showToOthers(trx, row.member_id, { nickname: row.value }),
  },
  headimg: {
    name: { zh: '头像', en: 'Avatar' },
    pass: (trx, row) => showToOthers(trx, row.member_id, { headimg: row.value }),
  },
  // it went to the shop with the order, which could not wait
  buyer_message: {
    name: { zh: '订单留言', en: 'Note to the shop' },
    refuse: (trx, row, mall) => dropMessage(trx, mall, row.member_id, row.ref_id),
  },
  evaluate_words: {
    name: { zh: '评价', en: 'Review' },
    pass: (trx, row, mall) => settlePart(trx, mall, row),
    refuse: (trx, row, mall) => settlePart(trx, mall, row, 'words'),
  },
  evaluate_picture: {
    name: { zh: '评价图片', en: 'Review photo' },
    pass: (trx, row, mall) => settlePart(trx, mall, row),
    refuse: (trx, row, mall) => settlePart(trx, mall, row, 'picture'),
  },
  // it was delivered at once
  chat_words: {
    name: { zh: '聊天消息', en: 'Chat message' },
    refuse: (trx, row) => takeBack(trx, row.member_id, row.ref_id),
  },
  chat_picture: {
    name: { zh: '聊天图片', en: 'Chat picture' },
    refuse: (trx, row) => takeBack(trx, row.member_id, row.ref_id),
  },
}

/** A verdict that came later: by the sweep, by WeChat's message about a picture, or by a person. */
export async function settle(mall: Mall, row: store.HeldRow, verdict: ContentVerdict): Promise<void> {
  if (verdict === 'pending') return
  await mall.tx(async (trx) => {
    if (await store.take(trx, row)) await outcomes[row.kind][verdict]?.(trx, row, mall)
  })
}

/** One trace stands for one picture, wherever it is shown; one that nobody waits for any more is no news. */
export async function settleTrace(mall: Mall, trace: string, verdict: ContentVerdict): Promise<void> {
  if (trace === '') return
  for (const row of await store.findByTrace(mall.db, trace)) await settle(mall, row, verdict)
}

/** Times that one is asked about again by itself; then a person has to say. */
const mostTries = 24
const atOnce = 50

export async function askAgain(mall: Mall): Promise<void> {
  const now = mall.clock.now()
  for (const row of await store.nextToAsk(mall.db, now, mostTries, atOnce)) {
    const { verdict, trace } = await judge(mall, await weappOpenid(mall.db, row.member_id), row.kind, row.value)
    if (verdict === 'pending') await store.askedAgain(mall.db, row, trace, nextTimeOf(trace, now))
    else await settle(mall, row, verdict)
  }
}

/** For the platform alone: no shop's key judges what members are called. */
export function waiting({ mall, operator, language }: Ctx, paging: Paging): Promise<PageOf<PendingRow>> {
  const isPlatform = operator?.siteId === 0
  return pageOf(paging, {
    count: async () => (isPlatform ? store.count(mall.db) : 0),
    list: async (limit, offset) =>
      isPlatform ? (await store.list(mall.db, limit, offset)).map((row) => pendingRow(row, language)) : [],
  })
}

const pendingRow = (
  { content_id, member_id, kind, value, create_time }: store.HeldRow,
  language: Language,
): PendingRow => ({
  id: content_id,
  member_id,
  site_id: 0,
  status: 0,
  title: `${outcomes[kind].name[language]} ${value}`,
  money: '0.00',
  create_time,
})

export async function decide({ mall }: Ctx, contentId: number, agree: boolean): Promise<void> {
  const row = await store.findById(mall.db, contentId)
  if (!row) throw refuse({ zh: '内容不存在或已处理', en: 'Not found, or settled already' })
  await settle(mall, row, agree ? 'pass' : 'refuse')
}
