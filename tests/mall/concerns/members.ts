import { send } from '../world/client'
import type { Random } from '../world/random'
import { discounted } from '../world/setUp'
import { newcomer } from '../model/distribution'
import type { Member, Model } from '../model/state'
import type { Run } from '../model/run'
import { Deviation, touching, type Action, type Concern } from '../model/step'
import { applied, applies } from './distributors'
import { meeting, someInviter } from './inviting'
import { adjustCall, wallets } from './wallet'

const most = 12
/** They are distributors from the beginning, each below the one before: what is bought before there are any earns nothing. */
const founders = 3
const password = 'model123'
const platform = 'dev-platform-key'

const register: Action = {
  name: 'register',
  weight: 60,
  plan(model, random) {
    // the first ones soon, the others now and then
    if (!hasRoom(model) || (model.members.length > founders && random.chance(0.85))) return undefined
    const member = newMember(model, random)
    const { n } = member
    const isFounder = n < founders
    const inviter = isFounder ? model.members[n - 1] : random.chance(0.85) ? someInviter(model, random) : undefined
    return {
      what: `member ${n} registers${inviter ? `, brought by member ${inviter.n}` : ''}`,
      touches: ['register', touching.member(n), ...(inviter ? [touching.member(inviter.n)] : [])],
      expect() {
        model.members.push(member)
        model.distribution.visit(model, member, inviter)
        if (isFounder) applied(model, member, member.name)
      },
      async act(run) {
        await moveIn(run, member, inviter)
        if (isFounder) await applies(run, member, member.name)
      },
    }
  },
}

export const hasRoom = ({ members: all }: Model) => all.length < most

export function newMember(model: Model, random: Random): Member {
  const n = model.members.length
  return {
    ...{ n, name: `model${n}`, mobile: `1390000${String(n).padStart(4, '0')}`, id: 0 },
    ...{ token: '', coupons: [], platformCoupons: [] },
    // who owns something of each kind pays with all of them together
    wallet: { point: random.whole(0, 3000), balance: random.whole(0, 6000), balanceMoney: random.whole(0, 20_000) },
    ...(n % 3 === 1
      ? { percent: discounted.percent, level: 'put' as const }
      : { percent: 100, level: 'first' as const }),
    growth: 0,
    checkedIn: { day: -1, series: 0 },
    standing: newcomer(),
    ...{ inbox: new Map(), rooms: new Map() },
  }
}

/** Registers, and gets what the model says a member has from the beginning. */
export async function moveIn(run: Run, member: Member, inviter?: Member): Promise<void> {
  const begins = { ...member.wallet }
  await enter(run, member, '/api/register/username', inviter)
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
}

const login: Action = {
  name: 'log in again',
  weight: 1,
  plan(model, random) {
    const member = random.pick(model.members)
    if (!member) return undefined
    return {
      what: `member ${member.n} logs in`,
      ...meeting(model, member),
      expect: () => model.distribution.visit(model, member),
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
async function enter(run: Run, member: Member, path: string, inviter?: Member): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const captcha = (await run.must({ path: '/api/captcha/captcha' })) as { id: string }
    const shown = { path: '/operator/api/dev/captcha', params: { captcha_id: captcha.id }, operator: platform }
    const { code } = (await run.must(shown)) as { code: string }
    const params = { username: member.name, password, captcha_id: captcha.id, captcha_code: code, suid: inviter?.id }
    const answer = await send((await run.server()).url, { path, params })
    if (answer.kind === 'ok') {
      member.token = (answer.data as { token: string }).token
      member.id = await run.world.read(() => idOf(run, member))
      return
    }
    await run.world.ready()
    if (path !== '/api/login/login' && (await run.world.read(() => idOf(run, member))) > 0)
      return enter(run, member, '/api/login/login', inviter)
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
