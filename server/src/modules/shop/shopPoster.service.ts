import type { Ctx } from '../../http/route'
import { idIn, invitationPoster, noPoster, routeOf, type PosterParams } from '../poster/poster.service'
import { info } from './shop.service'
import { shopPages } from './shopPages'

/** A shop's own card; a closed one has it too, its pages say so. */
export async function shopPoster(ctx: Ctx, page: string, params: PosterParams): Promise<{ path: string }> {
  const route = routeOf(page)
  if (!shopPages.some((one) => one === route)) throw noPoster()
  const { site_name, logo, avatar } = await info(ctx, idIn(params, 'site_id'))
  return invitationPoster(ctx, { page: route, of: 'shop' }, params, { nickname: site_name, headimg: logo || avatar })
}
