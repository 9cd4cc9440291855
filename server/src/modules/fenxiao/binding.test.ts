import { queriesOf } from '../../testing/countQueries'
import { freshMobile, registered, saveSetting } from '../../testing/loginWorld'
import { fenxiaoWorld, type FenxiaoWorld } from '../../testing/fenxiaoWorld'

jest.setTimeout(120_000)

let world: FenxiaoWorld
beforeEach(async () => {
  world = await fenxiaoWorld()
})
afterEach(() => world.close())

const bond = async (memberId: number) => {
  const row = await world.mall.db
    .selectFrom('member')
    .select(['source_member', 'fenxiao_id'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return [row.source_member, row.fenxiao_id]
}
const visit = async (memberId: number, base: Record<string, number> = {}) =>
  world.call('/api/member/info', {}, { token: await world.login(memberId), base })
/** Nobody is bound yet, whoever brought him. */
const brought = async (memberId: number, by: number) => {
  await world.person(memberId)
  await world.mall.db.updateTable('member').set({ source_member: by }).where('member_id', '=', memberId).execute()
}

test('who registers by a link is bound at once, suid before source_member before uid', async () => {
  await world.distributor(11)
  await world.distributor(12)
  const one = await registered(world, freshMobile(), { suid: 11, source_member: 12, uid: 12 })
  const two = await registered(world, freshMobile(), { source_member: 12, uid: 11 })
  const three = await registered(world, freshMobile(), { uid: 11 })
  expect(await Promise.all([one, two, three].map(({ memberId }) => bond(memberId)))).toEqual([
    [11, 11],
    [12, 12],
    [11, 11],
  ])
})

test('a member who was there before is bound by his next visit, once and for all', async () => {
  await world.distributor(11)
  await world.distributor(12)
  await world.person(13)
  expect((await visit(13, { suid: 11 })).data.source_member).toBe(11)
  expect(await bond(13)).toEqual([11, 11])
  await visit(13, { suid: 12 })
  expect(await bond(13)).toEqual([11, 11])
})

test('nobody is his own inviter, and an id that is nobody is none', async () => {
  await world.distributor(11)
  await visit(11, { suid: 11 })
  await visit(11, { suid: 999_999 })
  expect(await bond(11)).toEqual([0, 0])
})

test('an inviter who is a distributor only later binds at the next visit, one who is frozen does not', async () => {
  await world.person(11)
  await world.person(12)
  await visit(12, { suid: 11 })
  expect(await bond(12)).toEqual([11, 0])
  await world.distributor(11)
  await world.operator('/operator/api/fenxiao/freeze', { fenxiao_id: 11, freeze: 1 })
  await visit(12)
  expect(await bond(12)).toEqual([11, 0])
  await world.operator('/operator/api/fenxiao/freeze', { fenxiao_id: 11, freeze: 0 })
  await visit(12)
  expect(await bond(12)).toEqual([11, 11])
})

test('rings are refused, at any distance', async () => {
  await world.distributor(11)
  await world.distributor(12, 11)
  await world.distributor(13, 12)
  await visit(11, { suid: 13 })
  expect(await bond(11)).toEqual([13, 0])
  await visit(11)
  expect(await bond(11)).toEqual([13, 0])
})

test('a ring that was refused locks nobody at the next visits, under either condition', async () => {
  await world.distributor(11)
  await world.distributor(12, 11)
  await brought(11, 12)
  const token = await world.login(11)
  for (const fenxiao_condition of [1, 0] as const) {
    await saveSetting(world, 'fenxiao_condition', { fenxiao_condition })
    const queries = await queriesOf(() => world.call('/api/member/info', {}, { token }))
    expect(queries.filter((text) => /for (no key )?update|^(insert|update|delete)/i.test(text))).toEqual([])
  }
  expect(await bond(11)).toEqual([12, 0])
})

test('two who bind each other at once do not close a ring', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const ids = [1, 2, 3, 4, 5].map((n) => 100 * (turn + 1) + n)
    for (const id of ids) await world.distributor(id)
    // each invites the next, the last one the first
    await Promise.all(
      Array.from({ length: 50 }, (_, i) => {
        const at = i % ids.length
        return visit(ids[at] ?? 0, { suid: ids[(at + 1) % ids.length] ?? 0 })
      }),
    )
    const bonds = await Promise.all(ids.map((id) => bond(id)))
    expect(bonds.filter(([, fenxiao]) => fenxiao === 0)).toHaveLength(1)
  }
})

test('2: the first order binds, made before or after he became a distributor tells', async () => {
  await saveSetting(world, 'fenxiao_relation', { child_condition: 2 })
  await world.distributor(11)
  await brought(12, 11)
  await visit(12)
  expect(await bond(12)).toEqual([11, 0])
  await world.buy(12, [2])
  expect(await bond(12)).toEqual([11, 11])
  // bound before it was paid
  expect(await world.commissions(11)).toHaveLength(1)
  await world.person(21)
  await brought(22, 21)
  await world.buy(22, [2])
  await world.distributor(21)
  await world.buy(22, [2])
  await visit(22)
  expect(await bond(22)).toEqual([21, 0])
})

test('3: the first payment binds before its commission is made, later ones do not', async () => {
  await saveSetting(world, 'fenxiao_relation', { child_condition: 3 })
  await world.distributor(11)
  await brought(12, 11)
  await world.buy(12, [2, 3])
  expect(await bond(12)).toEqual([11, 11])
  // both orders of the one payment
  expect((await world.commissions(11)).map(({ cents }) => cents).sort((a, b) => a - b)).toEqual([100, 1000])
  await world.person(21)
  await brought(22, 21)
  await world.buy(22, [2])
  await world.distributor(21)
  await world.buy(22, [2])
  expect(await bond(22)).toEqual([21, 0])
})

test('nothing binds while distribution is off', async () => {
  await world.distributor(11)
  await saveSetting(world, 'addon', { fenxiao: 0 })
  await world.person(12)
  await visit(12, { suid: 11 })
  expect(await bond(12)).toEqual([11, 0])
})

test('where everybody is a distributor, who invites is one by being followed', async () => {
  await saveSetting(world, 'fenxiao_condition', { fenxiao_condition: 0 })
  await world.person(11)
  const { memberId } = await registered(world, freshMobile(), { suid: 11 })
  await world.mall.jobs.runDue()
  expect(await bond(memberId)).toEqual([11, 11])
  expect((await visit(11)).data.is_fenxiao).toBe(1)
})
