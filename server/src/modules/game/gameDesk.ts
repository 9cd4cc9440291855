import type { PromotionData } from '@mall/contract/promotionData'
import { refuse } from '../../http/route'
import type { Tx } from '../../database/transaction'
import { mustEndLater } from '../../promotions/deskChecks'
import type { Maker, PromotionDesk } from '../../promotions/promotionDesk'
import { couponTypeName } from '../coupon/platformCoupon.service'
import { giftName } from '../gift/gift.service'
import { levels } from '../level/level.service'
import { closeGame, insertGame, lockGame } from './game.store'
import { statusOf, type GameType } from './game.service'

type Data = PromotionData<GameType>
type Award = Data['award'][number]

/** What the operator makes of one face of the game (wire/operator section 2.7). */
const gameDesk = <T extends GameType>(kind: T): PromotionDesk<T> => ({
  kind,
  create: (trx, data, maker) => create(trx, kind, data, maker),
  async find(trx, id, now) {
    const game = await lockGame(trx, id)
    return game?.game_type === kind ? { siteId: game.site_id, isOver: statusOf(game, now) > 1 } : undefined
  },
  close: (trx, id, { siteId }, { now }) => closeGame(trx, { site_id: siteId, game_id: id }, now),
})

export const gameDesks = [gameDesk('turntable'), gameDesk('cards'), gameDesk('egg')]

async function create(
  trx: Tx,
  game_type: GameType,
  data: Data,
  { ctx: { mall, now }, siteId }: Maker,
): Promise<number> {
  const { award: awards, ...terms } = data
  mustEndLater(terms, now)
  if (terms.level_id > 0 && !(await levels(trx)).some(({ level_id }) => level_id === terms.level_id))
    throw refuse({ zh: '会员等级不存在', en: 'There is no such level' })
  if (awards.every(({ weight, stock }) => weight === 0 || stock === 0))
    throw refuse({ zh: '至少要有一个可以抽中的奖品', en: 'At least one award must be there to be won' })
  const game_id = mall.newId()
  const rows = []
  for (const award of awards)
    rows.push(await awardRow(trx, award, { site_id: siteId, game_id, award_id: mall.newId() }))
  await insertGame(trx, { ...terms, site_id: siteId, game_id, game_type, create_time: now }, rows)
  return game_id
}

async function awardRow(trx: Tx, award: Award, ids: { site_id: number; game_id: number; award_id: number }) {
  const { award_type, relate_id, point, balance } = award
  if ((award_type === 1 && point === 0) || (award_type === 2 && balance === 0))
    throw refuse({ zh: '奖品内容不能为空', en: 'An award brings something' })
  const relate_name =
    award_type === 3 ? await couponTypeName(trx, relate_id) : award_type === 4 ? await giftName(trx, relate_id) : ''
  return { ...award, ...ids, relate_name, relate_id: award_type > 2 ? relate_id : 0 }
}
