import type { Ctx } from '../../http/route'
import { ordinaryPoster } from '../../promotions/ordinary/ordinaryPoster'
import { findMember, unknownMember } from '../member/member.service'
import {
  detailPage,
  goodsPoster,
  invitationPoster,
  noPoster,
  routeOf,
  type InvitingPage,
  type PosterParams,
} from '../poster/poster.service'

/** What a member may invite to besides goods: the mall, and what it says of distribution (wire/fenxiao section 5). */
const pages: readonly InvitingPage[] = [
  { page: 'pages/index/index/index' },
  { page: 'otherpages/diy/diy/diy', fixed: { name: 'DIY_FENXIAO_MARKET' } },
]

/** Of the caller and of nobody else: whoever comes by its code was brought by him. */
export async function poster(ctx: Ctx, page: string, params: PosterParams): Promise<{ path: string }> {
  const { uid: _uid, source_member: _sourceMember, ...asked } = params
  const own = { ...asked, suid: ctx.memberId }
  const route = routeOf(page)
  if (route === detailPage) return goodsPoster(ctx, page, own, ordinaryPoster)
  const inviting = pages.find((one) => one.page === route)
  if (!inviting || !opens(inviting, asked)) throw noPoster()
  const member = await findMember(ctx.mall.db, ctx.memberId)
  if (!member) throw unknownMember()
  return invitationPoster(ctx, inviting, own, member)
}

const opens = ({ fixed = {} }: InvitingPage, params: PosterParams) =>
  Object.entries(fixed).every(([name, value]) => params[name] === value)
