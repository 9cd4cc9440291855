import { promotionData, platformKinds } from '@mall/contract/promotionData'
import { codes } from '@mall/contract/envelope'
import type { Tx } from '../database/transaction'
import { invalid, missing, parseForm } from '../http/params'
import { refuse, type Ctx } from '../http/route'
import { mayTouch, notAllowed, platformOnly, siteOf } from '../operator/gate'
import type { AnyDesk, DeskKind } from './promotionDesk'

/** Makes an offer of the kind: -1 REQUEST_* for a field that is missing, -10006 for one that is not of its type. */
export async function makePromotion(
  trx: Tx,
  ctx: Ctx,
  { kind, site_id = 0, data }: { kind: DeskKind; site_id?: number | undefined; data: Record<string, unknown> },
): Promise<number> {
  const desk = deskOf(ctx, kind)
  if (!ctx.operator) throw notAllowed()
  const siteId = siteOf(ctx.operator, site_id)
  if (!isOfThePlatform(kind) && siteId === 0) throw missing('site_id', codes.REQUEST_SITE_ID)
  return desk.create(trx, parseForm(promotionData[kind], data) as never, { ctx, siteId })
}

export async function closePromotion(trx: Tx, ctx: Ctx, { kind, id }: { kind: DeskKind; id: number }): Promise<void> {
  const desk = deskOf(ctx, kind)
  const row = await desk.find(trx, id, ctx.now)
  if (!row) throw unknown()
  mayTouch(ctx, row.siteId)
  if (row.isOver) throw refuse({ zh: '活动已结束或已关闭', en: 'It has ended or was closed before' })
  await desk.close(trx, id, row, ctx)
}

const isOfThePlatform = (kind: DeskKind) => platformKinds.includes(kind)

/** A kind marked (P) takes the platform key. */
function deskOf(ctx: Ctx, kind: DeskKind): AnyDesk {
  if (isOfThePlatform(kind)) platformOnly(ctx)
  const desk = ctx.mall.desks.of(kind)
  if (!desk) throw invalid()
  return desk
}

const unknown = () => refuse({ zh: '活动不存在', en: 'There is no such promotion' })
