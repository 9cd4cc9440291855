import { testMall, type TestMall } from '../testing/testMall'
import { queriesOf } from '../testing/countQueries'
import { takeFound } from '../testing/lockWatch'
import { RuleMemory, unkept } from './rules'
import { rulesChanged } from './rules.store'

describe('what a process keeps', () => {
  let version = 1
  let value = 'old'
  let asked = 0
  const memory = () => new RuleMemory(() => Promise.resolve(version).finally(() => asked++))
  const read = () => Promise.resolve(value)
  beforeEach(() => ([version, value, asked] = [1, 'old', 0]))

  it('is read once for a version, and anew for the next', async () => {
    const kept = memory()
    expect(await kept.forCall(1).keep('a', read)).toBe('old')
    value = 'new'
    expect(await kept.forCall(1).keep('a', read)).toBe('old')
    expect(await kept.forCall(2).keep('a', read)).toBe('new')
    // a call that began before the change may see it: it was committed
    expect(await kept.forCall(1).keep('a', read)).toBe('new')
    expect(asked).toBe(0)
  })

  it('that was read while a change came is not taken for what came after', async () => {
    const kept = memory()
    let go = () => {}
    const slow = kept.forCall(1).keep('a', () => new Promise<string>((done) => (go = () => done('old'))))
    await kept.forCall(2).keep('a', () => Promise.resolve('new'))
    go()
    expect(await slow).toBe('old')
    expect(await kept.forCall(2).keep('a', read)).toBe('new')
  })

  it('asks for the version once a turn and at most once a call', async () => {
    const kept = memory()
    const [one, two] = [kept.forCall(), kept.forCall()]
    await Promise.all([one.keep('a', read), two.keep('a', read), one.keep('b', read)])
    expect(asked).toBe(1)
    version = 2
    value = 'new'
    expect(await one.keep('a', read)).toBe('old')
    expect(await kept.forCall().keep('a', read)).toBe('new')
    expect(asked).toBe(2)
  })

  it('cannot be changed by who reads it', async () => {
    const kept = await memory()
      .forCall(1)
      .keep('a', () => Promise.resolve({ list: [{ n: 1 }] }))
    expect(() => kept.list.push({ n: 2 })).toThrow()
    expect(() => (kept.list[0] ?? { n: 0 }).n++).toThrow()
    expect(await unkept.keep('a', () => Promise.resolve({ n: 1 }))).toEqual({ n: 1 })
  })
})

describe('of two processes', () => {
  let one: TestMall
  let other: TestMall
  let token: string
  beforeAll(async () => {
    one = await testMall({ seed: true })
    other = await testMall({ beside: one })
    token = await one.login(1)
  })
  afterAll(async () => {
    await other.close()
    await one.close()
  })
  const asks = async (mall: TestMall, as: { token?: string }) =>
    (await mall.call('/manjian/api/manjian/info', { goods_id: 1 }, as)).error_code

  it.each([0, 1])('a setting saved in the one holds from the next call of the other', async (first) => {
    const [writer, reader] = first === 0 ? [one, other] : [other, one]
    for (const as of [{ token }, {}]) {
      for (let round = 0; round < 3; round++) {
        for (const manjian of [0, 1] as const) {
          await writer.operator('/operator/api/config/save', { key: 'addon', value: { manjian } as never })
          const off = (await asks(reader, as)) === 'ADDON_OFF'
          expect(off).toBe(manjian === 0)
        }
      }
    }
  })

  it('settings cost a call with a token no statement, and one without a token one at most', async () => {
    const settings = (texts: string[]) => texts.filter((text) => /"setting"|rules_version/.test(text))
    await asks(one, { token })
    const known = await queriesOf(() => asks(one, { token }))
    expect(settings(known)).toEqual([expect.stringContaining('"token"')])
    const guest = await queriesOf(() => asks(one, {}))
    expect(settings(guest).length).toBeLessThanOrEqual(1)
  })

  it('a transaction that changes what is kept and raises no version fails in tests', async () => {
    const change = (raises: boolean) =>
      one.mall.tx(async (trx) => {
        await trx.deleteFrom('setting').where('site_id', '=', -1).execute()
        if (raises) rulesChanged(trx)
      })
    await expect(change(false)).rejects.toThrow('rulesChanged')
    expect(takeFound()).toHaveLength(1)
    await change(true)
  })
})
