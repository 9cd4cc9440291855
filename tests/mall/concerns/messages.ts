import type { Member, Order } from '../model/state'
import type { Run } from '../model/run'
import { Deviation, touching, type Action, type Concern } from '../model/step'

const at = '/sitemessage/api/sitemessage'
const kinds = ['order', 'delivery', 'account', 'promotion', 'servicer'] as const
type Kind = (typeof kinds)[number]
const listOf = (kind: Kind) => `${at}/getSiteMemberSubMessage${kind[0]?.toUpperCase()}${kind.slice(1)}List`

const states = { unread: 0, read: 1, deleted: 2 } as const
const columns = ['member_id', 'message_key', 'message_id', 'site_id', 'sub_type', 'state'] as const

/** Newest first, also those that were deleted. */
const stored = (run: Run, members: Member[]) =>
  run.world.read(() =>
    run.db
      .selectFrom('site_message')
      .select(columns)
      .where(
        'member_id',
        'in',
        members.map(({ id }) => id),
      )
      .orderBy('create_time', 'desc')
      .orderBy('message_id', 'desc')
      .execute(),
  )
type Row = Awaited<ReturnType<typeof stored>>[number]

const isThere = ({ state }: Row) => state < states.deleted
/** What one row of the list of kinds stands for. */
const threadOf = ({ sub_type, site_id }: Pick<Row, 'sub_type' | 'site_id'>) =>
  sub_type === 'servicer' ? `servicer ${site_id}` : sub_type

/** What a member does with a message, or with all that belong together with it. */
const deeds = [
  { name: 'reads a message', weight: 5, path: 'seed', to: states.read, isWhole: false },
  { name: 'reads all messages', weight: 2, path: 'editallseed', to: states.read, isWhole: true },
  { name: 'deletes a message', weight: 3, path: 'deletemembersubmessage', to: states.deleted, isWhole: false },
  { name: 'deletes all messages', weight: 1, path: 'deleteMemberMessage', to: states.deleted, isWhole: true },
]
type Deed = (typeof deeds)[number]

const handle: Action = {
  name: 'handle messages',
  weight: 10,
  plan(model, random) {
    const member = random.pick(model.members)
    const deed = random.weighted(deeds)
    const kind = random.pick(kinds)
    // the page of another phone may still show what was deleted
    const isDeleted = random.chance(0.3)
    if (!member || !deed || !kind) return undefined
    return {
      what: `member ${member.n} ${deed.name} of ${kind}${isDeleted ? ' by one that was deleted' : ''}`,
      touches: [touching.member(member.n)],
      expect: () => undefined,
      act: (run) => does(run, member, deed, { kind, isDeleted }),
    }
  },
}

interface Which {
  kind: Kind
  isDeleted: boolean
}

async function does(run: Run, member: Member, { path, to, isWhole }: Deed, { kind, isDeleted }: Which): Promise<void> {
  const before = await stored(run, [member])
  const one = before.find((row) => row.sub_type === kind && isThere(row) !== isDeleted)
  if (!one) return
  const isAllRead = isWhole && to === states.read
  await run.must(run.as(member, `${at}/${path}`, isAllRead ? { sub_type: kind } : { id: one.message_id }))
  if (isDeleted && !isAllRead) return
  for (const row of await stored(run, [member])) {
    if (
      isAllRead ? row.sub_type !== kind : isWhole ? threadOf(row) !== threadOf(one) : row.message_id !== one.message_id
    )
      continue
    const was = before.find(({ message_key }) => message_key === row.message_key)
    // a job may have written it before the call or after it
    member.inbox.set(row.message_key, was ? Math.max(was.state, to) : row.state)
  }
}

/** Whoever names the message of somebody else is told nothing, and changes nothing. */
const notOwn: Action = {
  name: 'handle messages of somebody else',
  weight: 3,
  plan(model, random) {
    const [member, other] = random.shuffled(model.members)
    const deed = random.weighted(deeds.filter(({ path }) => path !== 'editallseed'))
    if (!member || !other || !deed) return undefined
    return {
      what: `member ${other.n} ${deed.name} of member ${member.n} in vain`,
      touches: [touching.member(member.n), touching.member(other.n)],
      expect: () => undefined,
      async act(run) {
        const one = (await stored(run, [member])).find(isThere)
        if (one) await run.must(run.as(other, `${at}/${deed.path}`, { id: one.message_id }))
      },
    }
  },
}

const shownMost = 50

/** All that is shown is what is stored; jobs may write in between, then it is looked at again. */
const look: Action = {
  name: 'look at the messages',
  weight: 4,
  plan(model, random) {
    const member = random.pick(model.members)
    const kind = random.pick(kinds)
    if (!member || !kind) return undefined
    return {
      what: `member ${member.n} looks at the messages of ${kind}`,
      touches: [touching.member(member.n)],
      expect: () => undefined,
      async act(run) {
        for (let turn = 0; turn < 10; turn += 1) {
          const before = await stored(run, [member])
          const shown = await shownTo(run, member, kind)
          const after = await stored(run, [member])
          if (JSON.stringify(before) !== JSON.stringify(after)) continue
          const wanted = wantedOf(after.filter(isThere), kind)
          if (shown !== wanted) throw new Deviation(`member ${member.n} is shown ${shown}, the tables have ${wanted}`)
          return
        }
      },
    }
  },
}

async function shownTo(run: Run, member: Member, kind: Kind): Promise<string> {
  const page = { page: 1, page_size: shownMost }
  const ask = (path: string, params = {}) => run.must(run.as(member, path, params))
  const { count } = (await ask(`${at}/getpermessagecount`)) as { count: number }
  const threads = (await ask(`${at}/lists`, page)) as { list: { id: number; remind_num: number }[] }
  const messages = (await ask(listOf(kind), page)) as { count: number; list: { id: number; is_seed: number }[] }
  return JSON.stringify([
    count,
    threads.list.map(({ id, remind_num }) => [id, remind_num]),
    messages.count,
    messages.list.map(({ id, is_seed }) => [id, is_seed]),
  ])
}

function wantedOf(rows: Row[], kind: Kind): string {
  const unread = rows.filter(({ state }) => state === states.unread)
  const newest = rows.filter((row, i) => rows.findIndex((one) => threadOf(one) === threadOf(row)) === i)
  const own = rows.filter(({ sub_type }) => sub_type === kind)
  return JSON.stringify([
    unread.length,
    newest.map((row) => [row.message_id, unread.filter((one) => threadOf(one) === threadOf(row)).length]),
    own.length,
    own.slice(0, shownMost).map(({ message_id, state }) => [message_id, state]),
  ])
}

/** What every entry of an account tells by its cause alone. */
const tellingCauses = ['adjust', 'refund', 'upgrade', 'memberconsume']
const jobKinds = { 'message.order': 'order', 'message.package': 'package', 'message.account': 'account' } as const

const entriesOf = ({ db }: Run, ids: number[]) =>
  db
    .selectFrom('account_log')
    .select(['member_id', 'kind', 'ref'])
    .where('member_id', 'in', ids)
    .where('kind', '<>', 'growth')
    .where('from_type', 'in', tellingCauses)
    .execute()

async function waiting({ db }: Run): Promise<{ member_id: number; message_key: string }[]> {
  const jobs = await db
    .selectFrom('job')
    .select(['dist_key', 'kind', 'key'])
    .where('kind', 'in', Object.keys(jobKinds))
    .where('state', '=', 0)
    .execute()
  return jobs.map(({ dist_key, kind, key }) => ({
    member_id: dist_key,
    message_key: `${jobKinds[kind as keyof typeof jobKinds]}/${key}`,
  }))
}

/** Each event of an order once: `order/<id>/<occasion>...` and `package/<id>/<package>`. */
function untold({ n, id, told }: Order, keys: Set<string>): string[] {
  const own = [...keys].map((key) => key.split('/')).filter(([kind, of]) => of === String(id) && kind !== 'account')
  const occasions = own.map(([kind = '', , occasion = '']) => (kind === 'order' ? occasion : kind))
  const [is, should] = [occasions.sort().join(), [...told].sort().join()]
  return is === should ? [] : [`of order ${n} was told ${is}, the model has ${should}`]
}

async function check(run: Run): Promise<string[]> {
  const { model } = run
  const members = model.members.filter(({ id }) => id > 0)
  if (members.length === 0) return []
  // in this order: an entry leaves its job, and a job its message
  const entries = await entriesOf(
    run,
    members.map(({ id }) => id),
  )
  const jobs = await waiting(run)
  const rows = await stored(run, members)
  return members.flatMap((member) => {
    const isOwn = ({ member_id }: { member_id: number }) => member_id === member.id
    const own = rows.filter(isOwn)
    const keys = new Set([...own, ...jobs.filter(isOwn)].map(({ message_key }) => message_key))
    const unsaid = entries.filter(isOwn).filter(({ kind, ref }) => !keys.has(`account/${kind}/${ref}`))
    return [
      ...changed(member, own),
      ...unsaid.map(({ kind, ref }) => `member ${member.n} was not told of ${ref} of ${kind}`),
      ...model.orders.filter((one) => one.member === member && one.id > 0).flatMap((order) => untold(order, keys)),
    ]
  })
}

/** Read and deleted is what the member has read and deleted; nothing goes, and nothing comes back. */
function changed({ n, inbox }: Member, rows: Row[]): string[] {
  const wrong = rows.filter(({ message_key, state }) => state !== (inbox.get(message_key) ?? states.unread))
  const gone = [...inbox.keys()].filter((key) => !rows.some(({ message_key }) => message_key === key))
  return [
    ...wrong.map(({ message_key: key, state }) => `${key} of member ${n}: ${state}, the model has ${inbox.get(key)}`),
    ...gone.map((key) => `${key} of member ${n} is gone`),
  ]
}

/** Each event of an order is told once, and what a member has read or deleted stays so. */
export const messages: Concern = { name: 'messages', actions: [handle, notOwn, look], check }
