import type { Member, Model, Room } from '../model/state'
import type { Run } from '../model/run'
import { Deviation, touching, type Action, type Concern } from '../model/step'
import type { Random } from '../world/random'
import { shops } from '../world/setUp'

/** 0 = the platform's room */
const sites = [0, ...shops.map(({ site }) => site)]
const at = '/servicer/api/chat'
const roomParams = (site: number) => ({ site_id: site, servicer_id: site + 1 })

function roomOf({ rooms }: Member, site: number): Room {
  const room = rooms.get(site) ?? { said: [], read: 0 }
  rooms.set(site, room)
  return room
}

/** A member and one of the rooms. */
function somewhere(model: Model, random: Random) {
  const member = random.pick(model.members)
  const site = random.pick(sites)
  return member && site !== undefined ? { member, site } : undefined
}

/** Several lines at the same moment, each once or twice under its key: as a phone does that got no answer. */
const say: Action = {
  name: 'say',
  weight: 5,
  plan(model, random) {
    const where = somewhere(model, random)
    if (!where) return undefined
    const { member, site } = where
    const lines = random.whole(1, 3)
    const times = random.whole(1, 2)
    return {
      what: `member ${member.n} says ${lines} lines to ${site}, each ${times} times`,
      touches: [touching.member(member.n)],
      expect: () => undefined,
      act: (run) => says(run, member, site, { lines, times }),
    }
  },
}

async function says(run: Run, member: Member, site: number, { lines, times }: { lines: number; times: number }) {
  const { said } = roomOf(member, site)
  const before = said.length
  const ids = await Promise.all(
    Array.from({ length: lines }, async () => {
      const key = run.key()
      const params = { ...roomParams(site), content_type: 0, message: key, idempotency_key: key }
      const call = run.as(member, `${at}/say`, params)
      const answers = (await Promise.all(Array.from({ length: times }, () => run.must(call)))) as { id: number }[]
      for (const { id } of answers) said[id - 1] = { side: 'member', words: key }
      return answers.map(({ id }) => id)
    }),
  )
  const numbers = new Set(ids.flat())
  if (numbers.size !== lines || said.length !== before + lines)
    throw new Deviation(`${lines} lines after ${before} of member ${member.n} to ${site} became ${ids.join(' | ')}`)
}

/** To whom has spoken before; the platform to everybody. Nobody has the room open, so a message is left. */
const reply: Action = {
  name: 'reply',
  weight: 6,
  plan(model, random) {
    const where = somewhere(model, random)
    if (!where) return undefined
    const { member, site } = where
    const isAllowed = site === 0 || roomOf(member, site).said.length > 0
    if (!isAllowed) return undefined
    const words = `answer ${roomOf(member, site).said.length}`
    return {
      what: `${site} replies to member ${member.n}`,
      touches: [touching.member(member.n)],
      expect() {
        roomOf(member, site).said.push({ side: 'servicer', words })
        member.inbox.set(`servicer/${site}`, 0)
      },
      async act(run) {
        const params = { member_id: member.id, content_type: 0, message: words, idempotency_key: run.key() }
        const operator = site === 0 ? 'dev-platform-key' : `dev-site-key-${site}`
        await run.must({ path: '/operator/api/chat/reply', params, operator })
      },
    }
  },
}

/** The member reads the room, and with it the message that was left of it. */
const read: Action = {
  name: 'read the room',
  weight: 3,
  plan(model, random) {
    const where = somewhere(model, random)
    if (!where) return undefined
    const { member, site } = where
    const left = `servicer/${site}`
    return {
      what: `member ${member.n} reads the room of ${site}`,
      touches: [touching.member(member.n)],
      expect() {
        const room = roomOf(member, site)
        room.read = room.said.length
        if (member.inbox.get(left) === 0) member.inbox.set(left, 1)
      },
      async act(run) {
        const call = run.as(member, `${at}/dialogs`, { ...roomParams(site), page: 1, limit: 50 })
        const { list } = (await run.must(call)) as {
          list: { id: number; consumer_say: string; servicer_say: string }[]
        }
        const shown = list.map((row) => `${row.id} ${row.consumer_say}${row.servicer_say}`)
        const all = roomOf(member, site).said.map(({ words }, i) => `${i + 1} ${words}`)
        const wanted = all.reverse().slice(0, 50)
        if (shown.join() !== wanted.join())
          throw new Deviation(`member ${member.n} is shown ${shown.join()} by ${site}, the model has ${wanted.join()}`)
        await run.must(run.as(member, `${at}/setRead`, roomParams(site)))
      },
    }
  },
}

/** Every line once, in its place, by the side that said it; numbers without a gap. */
async function check({ db, model }: Run): Promise<string[]> {
  const members = model.members.filter(({ id }) => id > 0)
  if (members.length === 0) return []
  const ids = members.map(({ id }) => id)
  const [lines, rooms] = await Promise.all([
    db
      .selectFrom('chat_message')
      .select(['member_id', 'site_id', 'id', 'side', 'words'])
      .where('member_id', 'in', ids)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('chat_room')
      .select(['member_id', 'site_id', 'last_id', 'member_read_id'])
      .where('member_id', 'in', ids)
      .execute(),
  ])
  return members.flatMap((member) =>
    sites.flatMap((site) => {
      const isIts = (row: { member_id: number; site_id: number }) => row.member_id === member.id && row.site_id === site
      const { said, read: upTo } = member.rooms.get(site) ?? { said: [], read: 0 }
      const its = rooms.find(isIts)
      const is = [
        ...lines.filter(isIts).map(({ id, side, words }) => `${id} ${side === 0 ? 'member' : 'servicer'} ${words}`),
        `${its?.last_id ?? 0} read up to ${its?.member_read_id ?? 0}`,
      ].join()
      const should = [
        ...said.map(({ side, words }, i) => `${i + 1} ${side} ${words}`),
        `${said.length} read up to ${upTo}`,
      ].join()
      return is === should ? [] : [`room of member ${member.n} and ${site}: ${is}, the model has ${should}`]
    }),
  )
}

/** A member and the servicers talk. */
export const chat: Concern = { name: 'chat', actions: [say, reply, read], check }
