import fc from 'fast-check'
import { testMall, type TestMall } from '../testing/testMall'
import { phrase } from '../words/phrases'
import { balances, InsufficientFunds, move, type AccountKind, type Move } from './ledger'

let mall: TestMall
let nextMember = 1
beforeAll(async () => {
  mall = await testMall({ modules: [], config: { poolSize: 12 } })
})
afterAll(() => mall.close())

const entry = (memberId: number, kind: AccountKind, delta: number, ref: string): Move => ({
  ...{ memberId, kind, delta, ref, at: mall.clock.now() },
  ...{ fromType: 'adjust', typeName: phrase('cause.adjust'), remark: '' },
})
const post = (memberId: number, kind: AccountKind, delta: number, ref: string) =>
  mall.mall.tx((trx) => move(trx, entry(memberId, kind, delta, ref)))
const logOf = (memberId: number) =>
  mall.mall.db
    .selectFrom('account_log')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('kind')
    .orderBy('seq')
    .execute()

it('writes one entry with the new balance', async () => {
  const member = nextMember++
  expect(await post(member, 'balance', 500, 'a')).toEqual({ done: true, balance: 500, seq: 1 })
  expect(await post(member, 'balance', -200, 'b')).toEqual({ done: true, balance: 300, seq: 2 })
  expect(await balances(mall.mall.db, member)).toEqual({
    point: 0,
    growth: 0,
    balance: 300,
    balance_money: 0,
    fenxiao: 0,
  })
  expect((await logOf(member)).map((row) => [row.delta, row.balance_after, row.ref])).toEqual([
    [500, 500, 'a'],
    [-200, 300, 'b'],
  ])
})

it('does nothing for a ref it knows, also when the money has gone since', async () => {
  const member = nextMember++
  await post(member, 'point', 10, 'in')
  await post(member, 'point', -10, 'out')
  expect(await post(member, 'point', -10, 'out')).toEqual({ done: false, balance: 0, seq: 2 })
  expect(await post(member, 'point', 10, 'in')).toMatchObject({ done: false })
  expect((await balances(mall.mall.db, member)).point).toBe(0)
})

it('refuses what is not there and writes nothing', async () => {
  const member = nextMember++
  await expect(post(member, 'balance', -1, 'a')).rejects.toThrow(InsufficientFunds)
  await post(member, 'balance', 5, 'b')
  await expect(post(member, 'balance', -6, 'c')).rejects.toMatchObject({ code: -1, message: '余额不足' })
  expect(await logOf(member)).toHaveLength(1)
})

it.each([0, 0.5, Number.NaN, 2 ** 60])('refuses to move %d', async (delta) => {
  await expect(post(1, 'point', delta, 'odd')).rejects.toThrow(RangeError)
})

interface Step {
  kind: AccountKind
  delta: number
  ref: string
}
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<AccountKind>('point', 'balance'),
    delta: fc.integer({ min: -60, max: 60 }).filter((delta) => delta !== 0),
    ref: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  }),
  { minLength: 1, maxLength: 12 },
)

/** The ledger in ten lines: what every program of moves must end in. */
function model(program: Step[]) {
  const balance = new Map<string, number>()
  const refs = new Set<string>()
  const outcomes = program.map(({ kind, delta, ref }) => {
    if (refs.has(`${kind}/${ref}`)) return 'known'
    const after = (balance.get(kind) ?? 0) + delta
    if (after < 0) return 'short'
    balance.set(kind, after)
    refs.add(`${kind}/${ref}`)
    return 'done'
  })
  return { outcomes, point: balance.get('point') ?? 0, balance: balance.get('balance') ?? 0 }
}

const outcome = (member: number, { kind, delta, ref }: Step) =>
  post(member, kind, delta, ref).then(
    ({ done }) => (done ? 'done' : 'known'),
    (error: unknown) => {
      if (error instanceof InsufficientFunds) return 'short'
      throw error
    },
  )

async function checkInvariants(member: number) {
  const rows = await logOf(member)
  const now = await balances(mall.mall.db, member)
  for (const kind of ['point', 'balance'] as const) {
    const own = rows.filter((row) => row.kind === kind)
    expect(own.map((row) => row.seq)).toEqual(own.map((_, at) => at + 1))
    expect(own.reduce((sum, row) => sum + row.delta, 0)).toBe(now[kind])
    expect(own.at(-1)?.balance_after ?? 0).toBe(now[kind])
    expect(new Set(own.map((row) => row.ref)).size).toBe(own.length)
    let running = 0
    for (const row of own) expect(row.balance_after).toBe((running += row.delta))
  }
}

it('agrees with the model, one move after the other', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (program) => {
      const member = nextMember++
      const outcomes = []
      for (const step of program) outcomes.push(await outcome(member, step))
      const wanted = model(program)
      const { point, balance } = await balances(mall.mall.db, member)
      expect({ outcomes, point, balance }).toEqual(wanted)
      await checkInvariants(member)
    }),
    { numRuns: 80 },
  )
})

it('keeps its invariants when all moves come at once', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (program) => {
      const member = nextMember++
      await post(member, 'balance', 50, 'start')
      const outcomes = await Promise.all(program.map((step) => outcome(member, step)))
      await checkInvariants(member)
      const written = (await logOf(member)).filter((row) => row.ref !== 'start')
      expect(outcomes.filter((one) => one === 'done')).toHaveLength(written.length)
    }),
    { numRuns: 60 },
  )
})

it('takes the last unit once when fifty want it', async () => {
  const member = nextMember++
  await post(member, 'point', 1, 'in')
  const wants = Array.from({ length: 50 }, (_, n): Step => ({ kind: 'point', delta: -1, ref: `take:${n}` }))
  const outcomes = await Promise.all(wants.map((want) => outcome(member, want)))
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  expect((await balances(mall.mall.db, member)).point).toBe(0)
})

it('answers "known" to a rival with the same ref that waited for the row', async () => {
  const member = nextMember++
  await post(member, 'balance', 10, 'in')
  const rivals = await Promise.all([1, 2, 3, 4].map(() => outcome(member, { kind: 'balance', delta: -10, ref: 'out' })))
  expect(rivals.sort()).toEqual(['done', 'known', 'known', 'known'])
})
