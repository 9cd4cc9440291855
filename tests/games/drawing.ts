import assert from 'node:assert/strict'
import { pages as assets } from '../memberAssets/paths'
import type { Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { givePoints, makeGame, noWin, pointsOf, prize } from './making'
import { lottery, pages, touch, type Face } from './paths'

interface Draw {
  is_winning: number
  points: number
}

const cost = 10
const usedToday = '今天的抽奖次数已用完，明天再来吧'

/** Two draws, which is all there are today: what they take, what they bring, and where they stand then. */
export async function draws(phone: Phone, who: Person, face: Face): Promise<void> {
  const id = await makeGame(phone, face, { points: cost })
  const before = await givePoints(phone, who, 100)
  await phone.fresh(`/${pages[face]}?id=${id}`, { token: who.token })
  await phone.reads('.t-game-cost', `${cost}积分`)
  await phone.reads('.t-game-points', String(before))
  await phone.reads('.t-draws-left', '2')
  await phone.picture(face)
  await phone.tap(touch[face])
  await phone.reads('.t-won', new RegExp(prize.name))
  await phone.reads('.t-prize', `${prize.points}积分`)
  await phone.picture(`${face}-won`)
  const after = before - cost + prize.points
  assert.equal(await pointsOf(who), after)
  await phone.reads('.t-game-points', String(after))
  await phone.reads('.t-draws-left', '1')

  await phone.tap('.t-again')
  if (face !== 'turntable') {
    await phone.gone('.t-game-result')
    await phone.tap(touch[face])
  }
  await phone.tap('.t-result-done')
  await phone.gone('.t-game-result')
  await phone.reads('.t-draws-left', '0')
  await phone.reads('.t-game-hint', usedToday)
  await phone.told(usedToday, () => (face === 'cards' ? phone.tap(touch[face]) : phone.tapBarred(touch[face])))
  assert.equal(await phone.asked(lottery(face)), 2)
  assert.equal(await pointsOf(who), before - 2 * (cost - prize.points))

  await phone.tap('.t-own-draws')
  await phone.on(pages.record)
  await phone.until('both draws', async () => (await phone.count('.t-draw-row')) === 2)
  await phone.reads('.t-draw-row', new RegExp(`^${prize.name}${prize.points}积分.*-${cost}积分`))
  await phone.picture(`${face}-record`)
  const { list } = await who.ask<{ list: Draw[] }>('/api/game/recordPage', { id })
  assert.deepEqual(
    list.map(({ is_winning, points }) => [is_winning, points]),
    [
      [1, cost],
      [1, cost],
    ],
  )
}

/** What is drawn without a win costs its points and brings nothing: by its chance, and when all prizes are gone. */
export async function noWins(phone: Phone, who: Person): Promise<void> {
  await givePoints(phone, who, 3 * cost)
  const before = await pointsOf(who)
  const last = { award_name: prize.name, award_type: 1, point: prize.points, stock: 1, weight: 1 } as const
  const emptied = await makeGame(phone, 'cards', { points: cost, award: [last] })
  await who.ask(lottery('cards'), { id: emptied })
  let own = before - cost + prize.points
  assert.equal(await pointsOf(who), own)
  for (const [face, id] of [
    ['egg', await makeGame(phone, 'egg', { points: cost, winning_rate: '0' })],
    ['cards', emptied],
  ] as const) {
    await phone.fresh(`/${pages[face]}?id=${id}`, { token: who.token })
    await phone.reads('.t-game-points', String(own))
    await phone.tap(touch[face])
    await phone.reads('.t-not-won', noWin)
    assert.deepEqual(
      [await phone.count('.t-won'), await phone.count('.t-prize'), await phone.count('.t-prize-way')],
      [0, 0, 0],
    )
    await phone.picture(`${face}-not-won`)
    own -= cost
    assert.equal(await pointsOf(who), own)
    await phone.reads('.t-game-points', String(own))
    await phone.tap(face === 'egg' ? '.t-again' : '.t-result-done')
    await phone.gone('.t-game-result')
    await phone.tap('.t-own-draws')
    await phone.on(pages.record)
    await phone.reads('.t-draw-row', new RegExp(`^没有中奖.*-${cost}积分$`))
    const [draw] = (await who.ask<{ list: Draw[] }>('/api/game/recordPage', { id })).list
    assert.deepEqual([draw?.is_winning, draw?.points], [0, cost])
  }
  await phone.fresh(`/${assets.points}`, { token: who.token })
  await phone.reads('.t-figure', String(own))
  await phone.reads('.t-latest .t-entry-amount', `-${cost}`)
}

/** A guest logs in on the way, and then it is drawn: without a win here. */
export async function guest(phone: Phone, _who: Person, mobile: string): Promise<void> {
  const id = await makeGame(phone, 'turntable', { points: 0, winning_rate: '0' })
  await phone.fresh(`/${pages.turntable}?id=${id}`)
  await phone.reads('.t-game-cost', '免费')
  await phone.reads('.t-draws-left', '每人每天2次')
  await phone.tap('.t-draw')
  await phone.on(pages.login)
  await phone.logInByPassword(mobile)
  await phone.on(pages.turntable)
  await phone.reads('.t-not-won', new RegExp(noWin))
  assert.equal(await phone.asked(lottery('turntable')), 1)
}
