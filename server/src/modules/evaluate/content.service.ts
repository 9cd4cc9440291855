import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { weappOpenid } from '../member/memberPerson.service'
import { areOwn } from '../upload/ownPictures.service'
import { holdPart, judge, refusalOf, type Judged } from '../vetting/vetting.service'

interface Said {
  order_goods_id: number
  words?: string | undefined
  /** csv of paths that an upload answered */
  images?: string | undefined
}

/** Pictures of one line. */
const most = 9
const wrongPicture = () => refuse({ zh: '图片地址不正确，请重新上传', en: 'Please upload the photo again' })

function picturesOf({ images = '' }: Said): string[] {
  const list = images.split(',').filter(Boolean)
  if (list.length > most) throw refuse({ zh: `每件商品最多${most}张图片`, en: `Up to ${most} photos for each item` })
  return list
}

/** What nobody could judge so far, by the line it was said about. */
export type Waiting = Map<number, Judged[]>

/**
 * Holds what is said against the law; a refusal names the line. Asks the world outside, so never within a transaction.
 */
export async function judged(ctx: Ctx, said: Said[]): Promise<Waiting> {
  const parts = said.flatMap((one) => {
    const words = one.words?.trim()
    const pictures = picturesOf(one).map((value) => ({ kind: 'evaluate_picture' as const, value }))
    const all = [...(words ? [{ kind: 'evaluate_words' as const, value: words }] : []), ...pictures]
    return all.map((part) => ({ ...part, line: one.order_goods_id }))
  })
  // no address of the world outside gets into the mall, and nobody shows what another has uploaded
  const pictures = parts.filter(({ kind }) => kind === 'evaluate_picture').map(({ value }) => value)
  if (!(await areOwn(ctx.mall.db, { memberId: ctx.memberId }, 'evaluateimg', pictures))) throw wrongPicture()
  const openid = await weappOpenid(ctx.mall.db, ctx.memberId)
  const waiting: Waiting = new Map()
  const verdicts = await Promise.all(
    parts.map(async ({ line, kind, value }) => ({ line, verdict: await judge(ctx.mall, openid, kind, value) })),
  )
  for (const { line, verdict } of verdicts) {
    if (verdict.verdict === 'refuse') throw refusalOf(verdict.kind, { order_goods_id: line })
    if (verdict.verdict === 'pending') waiting.set(line, [...(waiting.get(line) ?? []), verdict])
  }
  return waiting
}

/** They wait with the evaluation they stand in, until somebody says. */
export async function holdAll(
  trx: Tx,
  { mall, memberId, now }: Ctx,
  waiting: Waiting,
  { order_goods_id, evaluate_id }: { order_goods_id: number; evaluate_id: number },
): Promise<void> {
  for (const one of waiting.get(order_goods_id) ?? []) await holdPart(mall, trx, memberId, one, now, evaluate_id)
}
