import { send } from '../world/client'
import { discounted } from '../world/setUp'
import type { Member } from '../model/state'
import type { Run } from '../model/run'
import { Deviation, touching, type Action, type Concern } from '../model/step'
import { adjustCall, wallets } from './wallet'

const most = 12
const password = 'model123'
const platform = 'dev-platform-key'

const register: Action = {
  name: 'register',
  weight: 6,
  plan(model, random) {
    if (model.members.length >= most) return undefined
    const n = model.members.length
    const member: Member = {
      ...{ n, name: `model${n}`, mobile: `1390000${String(n).padStart(4, '0')}`, id: 0 },
      ...{ token: '', coupons: [], platformCoupons: [] },
      // who owns something of each kind pays with all of them together
      wallet: { point: random.whole(0, 3000), balance: random.whole(0, 6000), balanceMoney: random.whole(0, 20_000) },
      ...(n % 3 === 1
        ? { percent: discounted.percent, level: 'put' as const }
        : { percent: 100, level: 'first' as const }),
      growth: 0,
      checkedIn: { day: -1, series: 0 },
    }
    const begins = { ...member.wallet }
    return {
      what: `member ${n} registers`,
      touches: ['register', touching.member(n)],
      expect: () => void model.members.push(member),
      async act(run) {
        await enter(run, member, '/api/register/username')
        const address = {
          ...{ name: '林晓', mobile: member.mobile, address: '文三路 1 号', full_address: '浙江省-杭州市-西湖区' },
          ...{ province_id: 330000, city_id: 330100, district_id: 330106, is_default: 1 },
        }
        const has = async () => (await addressOf(run, member)) > 0
        await run.must(run.as(member, '/api/memberaddress/add', address), has)
        await run.world.read(() => equip(run, member))
        for (const wallet of wallets) {
          const amount = begins[wallet.of]
          if (amount > 0) await run.must(adjustCall(run, member, wallet, amount))
        }
      },
    }
  },
}

const login: Action = {
  name: 'log in again',
  weight: 1,
  plan(model, random) {
    const member = random.pick(model.members)
    if (!member) return undefined
    return {
      what: `member ${member.n} logs in`,
      touches: [touching.member(member.n)],
      expect: () => undefined,
      act: (run) => enter(run, member, '/api/login/login'),
    }
  },
}

/** A token would die in a long jump of the clock; that it does is proven elsewhere, and logging all in is slow. */
export async function keepTokens({ db, model }: Run, seconds: number): Promise<void> {
  const ids = model.members.map(({ id }) => id)
  if (ids.length === 0) return
  await db
    .updateTable('token')
    .set((eb) => ({ created_at: eb('created_at', '+', seconds) }))
    .where('member_id', 'in', ids)
    .execute()
}

/** A captcha works once, so an unknown answer starts over; a name that is taken by then was registered. */
async function enter(run: Run, member: Member, path: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const captcha = (await run.must({ path: '/api/captcha/captcha' })) as { id: string }
    const shown = { path: '/operator/api/dev/captcha', params: { captcha_id: captcha.id }, operator: platform }
    const { code } = (await run.must(shown)) as { code: string }
    const params = { username: member.name, password, captcha_id: captcha.id, captcha_code: code }
    const answer = await send((await run.server()).url, { path, params })
    if (answer.kind === 'ok') {
      member.token = (answer.data as { token: string }).token
      member.id = await run.world.read(() => idOf(run, member))
      return
    }
    await run.world.ready()
    if (path !== '/api/login/login' && (await run.world.read(() => idOf(run, member))) > 0)
      return enter(run, member, '/api/login/login')
    if (answer.kind === 'refused') throw new Deviation(`${path} of ${member.name}: ${answer.message}`)
  }
  throw new Deviation(`${member.name} never gets in`)
}

async function idOf(run: Run, member: Member): Promise<number> {
  const row = await run.db
    .selectFrom('member_username')
    .select('member_id')
    .where('username', '=', member.name)
    .executeTakeFirst()
  return row?.member_id ?? 0
}

async function addressOf(run: Run, member: Member): Promise<number> {
  const row = await run.db
    .selectFrom('member_address')
    .select('id')
    .where('member_id', '=', member.id)
    .executeTakeFirst()
  return row?.id ?? 0
}

export const payPassword = '123456'

/** The pay password of the demo buyer, and a level: what it takes to get them is proven elsewhere. */
async function equip({ db }: Run, member: Member): Promise<void> {
  const demo = await db.selectFrom('member').select('pay_password').where('member_id', '=', 1).executeTakeFirstOrThrow()
  const level = member.percent < 100 ? { member_level: discounted.level } : {}
  await db
    .updateTable('member')
    .set({ ...demo, ...level })
    .where('member_id', '=', member.id)
    .execute()
}

export const members: Concern = { name: 'members', actions: [register, login] }
