import type { ContentType } from '@mall/contract/chat'
import { tradeWorld } from './tradeWorld'
import type { TestMallOptions } from './testMall'

/** Shops 3 and 7 with a product each, and members 1 and 2 who talk to them. */
export async function chatWorld(options: TestMallOptions = {}) {
  const world = await tradeWorld(
    [
      { sku_id: 1, site_id: 3, price: 5990 },
      { sku_id: 2, site_id: 7, price: 3330 },
      { sku_id: 3, site_id: 3, price: 100, goods: { goods_state: 0 } },
    ],
    options,
  )
  const tokens = new Map<number, string>()
  const tokenOf = async (memberId: number) => {
    const token = tokens.get(memberId) ?? (await world.login(memberId))
    tokens.set(memberId, token)
    return token
  }
  interface Said {
    site_id?: number
    content_type?: ContentType
    message?: string
    goods_id?: number
    order_id?: number
  }
  const say = async (what: string | Said, { memberId = 1, key = '', language = '' } = {}) => {
    const said = { site_id: 3, content_type: 0 as const, ...(typeof what === 'string' ? { message: what } : what) }
    return world.call(
      '/servicer/api/chat/say',
      { servicer_id: said.site_id + 1, ...said },
      { token: await tokenOf(memberId), base: key ? { idempotency_key: key } : {}, language },
    )
  }
  const reply = (what: string | Omit<Said, 'site_id'>, { memberId = 1, siteId = 3, key = '' } = {}) =>
    world.operator(
      '/operator/api/chat/reply',
      { member_id: memberId, content_type: 0, ...(typeof what === 'string' ? { message: what } : what) },
      siteId,
      { base: key ? { idempotency_key: key } : {} },
    )
  const dialogs = async (
    more: { site_id?: number; page?: number; limit?: number; servicer_id?: number } = {},
    memberId = 1,
  ) =>
    (await world.call('/servicer/api/chat/dialogs', { site_id: 3, ...more }, { token: await tokenOf(memberId) })).data
  const bind = async (clientId: string, { memberId = 1, siteId = 3 } = {}) =>
    world.call('/servicer/api/chat/bind', { client_id: clientId, site_id: siteId }, { token: await tokenOf(memberId) })
  return { ...world, tokenOf, say, reply, dialogs, bind }
}

export type ChatWorld = Awaited<ReturnType<typeof chatWorld>>
