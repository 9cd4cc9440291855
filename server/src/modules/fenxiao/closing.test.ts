import { sql } from 'kysely'
import { fenxiaoWorld, type FenxiaoWorld } from '../../testing/fenxiaoWorld'
import { saveSetting } from '../../testing/loginWorld'

jest.setTimeout(120_000)

const name = '晚风集市甲'
const mobile = '13612345678'

let world: FenxiaoWorld
/** 11 was approved under a name of his own, earned 150.00 from 12, and follows goods; 10 stands above him. */
beforeEach(async () => {
  world = await fenxiaoWorld()
  await world.distributor(10)
  await world.person(11, 10)
  await world.person(12, 11)
  const who = await as(11)
  const asked = await world.call('/fenxiao/api/apply/applyfenxiao', { fenxiao_name: name, mobile }, who)
  await world.operator('/operator/api/fenxiaoapply/decide', { apply_id: asked.data, agree: 1 })
  await world.complete(12, await world.buy(12, [2], 15))
  await world.call('/fenxiao/api/goodscollect/add', { goods_id: 1, sku_id: 1, site_id: 3 }, await as(11))
  await saveSetting(world, 'membercancel', { is_enable: 1, is_audit: 0 })
})
afterEach(() => world.close())

const as = async (memberId: number) => ({ token: await world.login(memberId) })
const close = async (memberId: number) => {
  const { code } = await world.call('/membercancel/api/membercancel/apply', {}, await as(memberId))
  await world.mall.jobs.runDue()
  return code
}
const withdrawAll = async () =>
  (await world.call('/fenxiao/api/withdraw/apply', { money: '150.00' }, await as(11))).data

test('a withdrawal that waits keeps it from being closed; once paid and spent it can be', async () => {
  expect(await close(11)).toBe(-1)
  const id = await withdrawAll()
  expect(await close(11)).toBe(-1)
  await world.operator('/operator/api/fenxiaowithdraw/approve', { id })
  // what was paid lies in a purse that can be withdrawn itself
  const { data } = await world.call('/membercancel/api/membercancel/accountInfo', {}, await as(11))
  expect(data.blocks.map(({ type }) => type)).not.toContain('fenxiao')
})

test('who closes it is nobody any more: name, mobile, application and followed goods go, commissions stay', async () => {
  await saveSetting(world, 'fenxiao_withdraw', { withdraw: '1000.00' })
  expect(await close(11)).toBe(0)
  const { db } = world.mall
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('job', 'operator_log')`.execute(
    db,
  )
  for (const table of tables) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table.name)} t
      WHERE strpos(t::text, ${name}) > 0 OR strpos(t::text, ${mobile}) > 0`.execute(db)
    expect([table.name, rows]).toEqual([table.name, []])
  }
  for (const table of ['fenxiao_apply', 'fenxiao_name', 'fenxiao_collect'] as const)
    expect([table, await db.selectFrom(table).selectAll().where('member_id', '=', 11).execute()]).toEqual([table, []])
  expect(await world.commissions(11)).toEqual([{ level: 1, cents: 15_000, state: 'settled' }])
  // the name is free, the team of the one above is smaller
  const taken = await world.call('/fenxiao/api/apply/existFenxiaoName', { fenxiao_name: name }, await as(12))
  expect(taken.data).toBe(0)
  const above = await world.call('/fenxiao/api/fenxiao/detail', {}, await as(10))
  expect(above.data).toMatchObject({ one_child_num: 0, one_child_fenxiao_num: 0, two_child_num: 1 })
})

test('what is bought below afterwards pays who stands above, and nobody moves up', async () => {
  await saveSetting(world, 'fenxiao_withdraw', { withdraw: '1000.00' })
  await close(11)
  const before = (await world.commissions(11)).length
  await world.buy(12, [2])
  expect((await world.commissions(11)).length).toBe(before)
  expect((await world.commissions(10)).at(-1)).toEqual({ level: 2, cents: 500, state: 'pending' })
  // who is invited by nobody is bound to nobody
  await world.person(13)
  await world.mall.db.updateTable('member').set({ source_member: 11 }).where('member_id', '=', 13).execute()
  await world.call('/api/member/info', {}, await as(13))
  const bond = world.mall.db.selectFrom('member').select('fenxiao_id').where('member_id', '=', 13)
  expect((await bond.executeTakeFirstOrThrow()).fenxiao_id).toBe(0)
})
