import { contentRows, type ContentKind } from '@mall/contract/contentRows'
import { codes } from '@mall/contract/envelope'
import type { Tx } from '../../database/transaction'
import { missing, parseForm } from '../../http/params'
import type { Ctx, Params } from '../../http/route'
import { mayTouch, notAllowed, platformOnly, siteOf } from '../../operator/gate'
import { cityDesk } from '../diy/cityDesk'
import { differences } from '../import/list'
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
    await desk.create(trx, await desk.columns(trx, fields as never, undefined, place), place)
    return place.id
  }
  const { before, siteId } = await ownRow(trx, ctx, desk, form.id)
  const place = { ctx, siteId, id: form.id }
  const columns = differences(before, await desk.columns(trx, fields as never, before, place))
  // the same words once more are no news
  if (Object.keys(columns).length > 0) await desk.change(trx, columns, before, place)
  return form.id
}

/** With what the import calls it: the same code makes a new row from then on. */
export async function remove(trx: Tx, ctx: Ctx, { kind, id }: Params<'/operator/api/content/delete'>): Promise<void> {
  const desk = deskOf(ctx, kind)
  const { siteId } = await ownRow(trx, ctx, desk, id)
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

/** A row that the key may touch, and whose it is: it stays until the end of the transaction. */
async function ownRow(trx: Tx, ctx: Ctx, desk: AnyContentDesk, id: number) {
  const found = await desk.find(trx, id)
  if (!found) throw desk.unknown()
  const siteId = desk.kind === 'city' ? 0 : found.site_id
  mayTouch(ctx, siteId)
  await takeTurn(trx, siteId)
  const before = await desk.find(trx, id)
  if (!before) throw desk.unknown()
  return { before, siteId }
}

function needAll({ needs }: AnyContentDesk, fields: object, isNew: boolean): void {
  for (const field of needs) {
    const value = (fields as Record<string, unknown>)[field]
    const isBlank = typeof value === 'string' && value.trim() === ''
    if (isBlank || (value === undefined && isNew)) throw missing(field)
  }
}
