import type { DrawResult } from '@mall/contract/game'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { holdAccounts, move } from '../../ledger/ledger'
import { phrase } from '../../words/phrases'
import { givableTypes, giveNow } from '../coupon/platformCoupon.service'
import { makeGiftOrder } from '../gift/gift.service'
import { isLevelBelow } from '../level/level.service'
import { lockMember } from '../member/member.service'
import { choose, isWin } from './draw'
import { drawn, drawsLeft, gameOf, statusOf, type GameType } from './game.service'
import * as store from './game.store'

/**
 * One draw (wire/promotions section 10): the points are taken, then it is drawn and given, all in one transaction. A
 * member draws after the other; so do those who win in one game.
 */
export async function draw(trx: Tx, ctx: Ctx, type: GameType, id: number): Promise<DrawResult> {
  const { mall, memberId, now: at } = ctx
  const { random } = mall.outside
  await lockMember(trx, memberId)
  const game = await gameOf(trx, type, id)
  await mustBeOpen(trx, ctx, game)
  await holdAccounts(trx, memberId, ['point', 'balance'])
  const drawId = mall.newId()
  const entry = { memberId, fromType: type, typeName: phrase(`cause.${type}`), typeTag: id, remark: game.game_name, at }
  if (game.points > 0) await move(trx, { ...entry, kind: 'point', delta: -game.points, ref: `draw:${drawId}` })
  const won = isWin(game.winning_rate, random) ? await takePrize(trx, ctx, id) : undefined
  const ref = `draw:${drawId}:won`
  if (won?.award_type === 1 && won.point > 0) await move(trx, { ...entry, kind: 'point', delta: won.point, ref })
  if (won?.award_type === 2 && won.balance > 0) await move(trx, { ...entry, kind: 'balance', delta: won.balance, ref })
  const order_id =
    won?.award_type === 4
      ? await makeGiftOrder(trx, mall, { memberId, giftId: won.relate_id, num: 1, remark: game.game_name, at })
      : 0
  const row = { game_id: id, points: game.points, order_id, ...(won ? prize(won) : nothing) }
  await store.insertDraw(trx, { ...row, member_id: memberId, draw_id: drawId, create_time: at })
  return { ...drawn(row), award_id: row.award_id, ...(order_id > 0 ? { order_id } : {}) }
}

async function mustBeOpen(trx: Tx, { memberId, now }: Ctx, game: store.Game): Promise<void> {
  const status = statusOf(game, now)
  if (status === 0) throw refuse({ zh: '活动尚未开始', en: 'This game has not started yet' })
  if (status !== 1) throw refuse({ zh: '活动已结束', en: 'This game is over' })
  if (game.level_id > 0 && (await isLevelBelow(trx, memberId, game.level_id)))
    throw refuse({ zh: '您的会员等级不足', en: 'Your member level is too low for this game' })
  if ((await drawsLeft(trx, game, memberId, now)) === 0)
    throw refuse(
      game.join_type === 1
        ? { zh: '今天的抽奖次数已用完', en: 'You have no draws left today' }
        : { zh: '抽奖次数已用完', en: 'You have no draws left' },
    )
}

/** An award by its weight, of those that are left; coupons are at hand or no prize at all. Undefined = no win after all. */
async function takePrize(trx: Tx, { mall, memberId, now: at }: Ctx, id: number): Promise<store.Award | undefined> {
  const game = await store.lockGame(trx, id)
  if (!game) return undefined
  const open = (await store.findAwards(trx, game)).filter(({ given, stock }) => given < stock)
  const givable = await withoutUsedUp(trx, open, at)
  const award = choose(givable, mall.outside.random)
  if (award?.award_type !== 3) return award && (await take(trx, award))
  if (await giveNow(trx, mall, award.relate_id, { memberId, getType: 3, at })) return take(trx, award)
  // the last coupon of its type went elsewhere in this moment
  const other = choose(
    givable.filter(({ award_type }) => award_type !== 3),
    mall.outside.random,
  )
  return other && take(trx, other)
}

/** A coupon type that is over or of which none is left counts as out of stock. */
async function withoutUsedUp(trx: Tx, awards: store.Award[], at: number): Promise<store.Award[]> {
  const ids = awards.filter(({ award_type }) => award_type === 3).map(({ relate_id }) => relate_id)
  const left = ids.length === 0 ? [] : await givableTypes(trx, ids, at)
  const isLeft = (id: number) => left.some(({ platformcoupon_type_id }) => platformcoupon_type_id === id)
  return awards.filter(({ award_type, relate_id }) => award_type !== 3 || isLeft(relate_id))
}

async function take(trx: Tx, award: store.Award): Promise<store.Award> {
  if (!(await store.takeAward(trx, award))) throw new Error(`award ${award.award_id} went although its game was held`)
  return award
}

const prize = ({ award_id, award_name, award_type, relate_id, relate_name, point, balance }: store.Award) => ({
  ...{ is_winning: 1, award_id, award_name, award_type, relate_id, relate_name },
  point: award_type === 1 ? point : 0,
  balance: award_type === 2 ? balance : 0,
})
const nothing = {
  ...{ is_winning: 0, award_id: 0, award_name: '', award_type: 0, relate_id: 0, relate_name: '', point: 0, balance: 0 },
}
