import assert from 'node:assert/strict'
import type { Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { makeGame, pointsOf } from './making'
import { faces, lottery, pages, touch } from './paths'

const far = 2_000_000_000

/** What stands in the way of a draw is said, and nothing is drawn. */
export async function barred(phone: Phone, who: Person): Promise<void> {
  const levels = await who.ask<{ level_id: number; level_name: string; growth: number }[]>('/api/memberlevel/lists')
  const highest = levels.reduce((one, other) => (other.growth > one.growth ? other : one))
  const { member_level } = await who.ask<{ member_level: number }>('/api/member/info')
  assert.notEqual(member_level, highest.level_id)
  const shows = async (id: number, words: string | RegExp) => {
    await phone.fresh(`/${pages.turntable}?id=${id}`, { token: who.token })
    await phone.reads('.t-game-hint', words)
    assert.equal(await phone.count('.t-game-result'), 0)
  }
  await shows(await makeGame(phone, 'turntable', { points: (await pointsOf(who)) + 1 }), /^积分不足/)
  await phone.picture('poor')
  await shows(
    await makeGame(phone, 'turntable', { level_id: highest.level_id }),
    `「${highest.level_name}」及以上等级的会员才能参加`,
  )
  await phone.told(/及以上等级/, () => phone.tapBarred('.t-draw'))

  const at = Math.floor(Date.now() / 1000)
  await shows(await makeGame(phone, 'turntable', { start_time: at + 3600 }), '活动还没开始')
  await phone.see('.t-countdown')
  await phone.picture('soon')
  await phone.told(/活动还没开始/, () => phone.tapBarred('.t-draw'))
  const closed = await makeGame(phone, 'turntable')
  await phone.wire.operate('/promotion/close', { kind: 'turntable', id: closed })
  await shows(closed, '活动已关闭')
  assert.equal(await phone.asked(lottery('turntable')), 0)
}

/** An address that names nothing, or a game with another face. */
export async function nothingNamed(phone: Phone, who: Person): Promise<void> {
  const egg = await makeGame(phone, 'egg')
  for (const page of [...faces.map((face) => pages[face]), pages.record])
    for (const value of ['', '0', '-1', 'abc', String(far)]) {
      await phone.fresh(`/${page}${value && `?id=${value}`}`, { token: who.token })
      assert.match(await phone.text('.t-empty'), /[\u4e00-\u9fff]{4}/, `${page} ${value}`)
      await phone.see('.t-empty-go')
    }
  await phone.fresh(`/${pages.turntable}?id=${egg}`, { token: who.token })
  await phone.see('.t-empty-go')
  assert.equal(await phone.count(touch.turntable), 0)
}
