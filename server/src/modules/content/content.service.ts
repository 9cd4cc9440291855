import { contentRows, type ContentKind } from '@mall/contract/contentRows'
import { codes } from '@mall/contract/envelope'
import type { Tx } from '../../database/transaction'
import { missing, parseForm } from '../../http/params'
import type { Ctx, Params } from '../../http/route'
import { mayTouch, notAllowed, platformOnly, siteOf } from '../../operator/gate'
import { cityDesk } from '../diy/cityDesk'
import { forgetRow, takeTurn } from '../import/turn.service'
import { liveDesk } from '../live/liveDesk'
import { noteDesk } from '../note/noteDesk'
import { shopBlocks, unknownShop } from '../shop/shop.service'
import type { AnyContentDesk } from './contentDesk'

const desks: Record<ContentKind, AnyContentDesk> = { note: noteDesk, live: liveDesk, city: cityDesk }

/** Cities are the platform's, all other content is of a shop. */
function deskOf(ctx: Ctx, kind: ContentKind): AnyContentDesk {
  if (kind === 'city') platformOnly(ctx)
  return desks[kind]
}

/** Makes or changes a row. Writers of a site take turns with its imports, which write the same rows. */
export async function save(trx: Tx, ctx: Ctx, form: Params<'/operator/api/content/save'>): Promise<number> {
  const desk = deskOf(ctx, form.kind)
  const fields = parseForm(contentRows[form.kind], form.data)
  needAll(desk, fields, form.id === 0)
  if (form.id === 0) {
    const place = { ctx, siteId: await newSite(trx, ctx, form), id: ctx.mall.newId() }
    await takeTurn(trx, place.siteId)
    await desk.create(trx, fields as never, place)
    return place.id
  }
  await desk.change(trx, fields as never, { ctx, siteId: await ownSite(trx, ctx, desk, form.id), id: form.id })
  return form.id
}

/** With what the import calls it: the same code makes a new row from then on. */
export async function remove(trx: Tx, ctx: Ctx, { kind, id }: Params<'/operator/api/content/delete'>): Promise<void> {
  const desk = deskOf(ctx, kind)
  const siteId = await ownSite(trx, ctx, desk, id)
  await forgetRow(trx, desk.list, siteId, id)
  await desk.remove(trx, { ctx, siteId, id })
}

async function newSite(trx: Tx, ctx: Ctx, { kind, site_id = 0 }: Params<'/operator/api/content/save'>) {
  if (!ctx.operator) throw notAllowed()
  if (kind === 'city') return 0
  const siteId = siteOf(ctx.operator, site_id)
  if (siteId === 0) throw missing('site_id', codes.REQUEST_SITE_ID)
  if (!(await shopBlocks(trx, [siteId])).has(siteId)) throw unknownShop()
  return siteId
}

/** The site of a row that the key may touch, which stays there until the end of the transaction. */
async function ownSite(trx: Tx, ctx: Ctx, desk: AnyContentDesk, id: number): Promise<number> {
  const before = await desk.siteOf(trx, id)
  if (before === undefined) throw desk.unknown()
  mayTouch(ctx, before)
  await takeTurn(trx, before)
  if ((await desk.siteOf(trx, id)) === undefined) throw desk.unknown()
  return before
}

function needAll({ needs }: AnyContentDesk, fields: object, isNew: boolean): void {
  for (const field of needs) {
    const value = (fields as Record<string, unknown>)[field]
    const isBlank = typeof value === 'string' && value.trim() === ''
    if (isBlank || (value === undefined && isNew)) throw missing(field)
  }
}
