import type { Words } from '@mall/contract/words'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { refuse } from '../../http/route'
import type { Mall } from '../../mall'
import type { ContentScene, PictureVerdict } from '../../outside/content/content'
import * as store from './vetting.store'

export type { HeldRow, Kind } from './vetting.store'

/** Words or a picture with what the content check said. */
export interface Judged extends PictureVerdict {
  kind: store.Kind
  value: string
}

interface Rule {
  scene: ContentScene
  isPicture?: boolean
  refusal: Words
}

const rules: Record<store.Kind, Rule> = {
  nickname: {
    scene: 1,
    refusal: { zh: '昵称含有不适当的内容，请换一个', en: 'This nickname is not allowed. Please choose another.' },
  },
  headimg: {
    scene: 1,
    isPicture: true,
    refusal: { zh: '头像含有不适当的内容，请换一张', en: 'This avatar is not allowed. Please choose another.' },
  },
  buyer_message: {
    scene: 2,
    refusal: { zh: '留言含有不适当的内容，请修改', en: 'This note has words that are not allowed. Please change it.' },
  },
  evaluate_words: {
    scene: 2,
    refusal: {
      zh: '评价含有不适当的内容，请修改',
      en: 'This review has words that are not allowed. Please change it.',
    },
  },
  evaluate_picture: {
    scene: 2,
    isPicture: true,
    refusal: { zh: '评价图片含有不适当的内容，请更换', en: 'This photo is not allowed. Please choose another.' },
  },
  chat_words: {
    scene: 2,
    refusal: {
      zh: '消息含有不适当的内容，请修改',
      en: 'This message has words that are not allowed. Please change it.',
    },
  },
  chat_picture: {
    scene: 2,
    isPicture: true,
    refusal: { zh: '图片含有不适当的内容，请更换', en: 'This picture is not allowed. Please choose another.' },
  },
}

/** Pictures of our own by the address at which the checker finds them; '' while nobody told where H5 lives. */
export function addressOf({ config }: Mall, picture: string): string {
  if (/^https?:/.test(picture)) return picture
  return config.h5Origin || config.mode === 'development' ? `${config.h5Origin}/${picture}` : ''
}

/** Asks the world outside: never within a transaction. `openid`: the author's in the mini-program, '' = none. */
export async function judge(mall: Mall, openid: string, kind: store.Kind, value: string): Promise<Judged> {
  const { content } = mall.outside
  const { scene, isPicture } = rules[kind]
  if (!isPicture) return { kind, value, verdict: await content.text(value, { openid, scene }), trace: '' }
  const address = addressOf(mall, value)
  if (address === '') return { kind, value, verdict: 'pending', trace: '' }
  return { kind, value, ...(await content.picture(address, { openid, scene })) }
}

export const refusalOf = (kind: store.Kind, data?: object) =>
  refuse(rules[kind].refusal, { errorCode: 'CONTENT_REFUSED', ...(data && { data }) })

/** seconds: WeChat tells of a picture within 30 min */
const again = { soon: 600, traced: 3600 }
export const nextTimeOf = (trace: string, now: number) => now + (trace ? again.traced : again.soon)

/** Nobody could say: it waits, and whoever shows it asks `chosenBy`. */
export async function hold(
  mall: Mall,
  db: Kysely<DB>,
  memberId: number,
  { kind, value, trace }: Judged,
  now: number,
  refId = memberId,
): Promise<void> {
  const place = { member_id: memberId, kind, ref_id: refId, part_of: 0 }
  await store.keep(db, { ...place, content_id: mall.newId(), value, create_time: now }, trace, nextTimeOf(trace, now))
}

/** Where several words or pictures stand in one thing, `partOf`, each waits by itself. */
export async function holdPart(
  mall: Mall,
  db: Kysely<DB>,
  memberId: number,
  { kind, value, trace }: Judged,
  now: number,
  partOf: number,
): Promise<void> {
  const [ref_id, content_id] = [mall.newId(), mall.newId()]
  const row = { member_id: memberId, kind, ref_id, part_of: partOf, content_id, value, create_time: now }
  await store.keep(db, row, trace, nextTimeOf(trace, now))
}

/** Whether a part of it still waits. */
export const hasHeldPart = (db: Kysely<DB>, memberId: number, partOf: number): Promise<boolean> =>
  store.hasPart(db, memberId, partOf)

/** Something else stands there now. */
export const forget = (db: Kysely<DB>, memberId: number, kind: store.Kind, refId = memberId): Promise<void> =>
  store.drop(db, { member_id: memberId, kind, ref_id: refId })

/** What the member chose last and nobody judged so far. */
export async function waitingOf<K extends store.Kind>(
  db: Kysely<DB>,
  memberId: number,
  kinds: readonly K[],
): Promise<Partial<Record<K, string>>> {
  const rows = await store.findOf(db, memberId, kinds)
  return Object.fromEntries(rows.map(({ kind, value }) => [kind, value])) as Partial<Record<K, string>>
}
