/** Which process holds which socket, and what it is bound to. `machine`: the machine's clock, in seconds. */
import type { Kysely, Selectable } from 'kysely'
import type { Language } from '@mall/contract/words'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { RoomKey } from './chat.store'

/** seconds that a process is believed to live after its last word */
const leaseSeconds = 30

export async function openProcess(db: Kysely<DB>, process: string, machine: number): Promise<void> {
  await db
    .insertInto('chat_process')
    .values({ process, until: machine + leaseSeconds })
    .execute()
}

/** False = it has ended: others may have dropped its sockets. */
export async function renewProcess(db: Kysely<DB>, process: string, machine: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_process')
    .set({ until: machine + leaseSeconds })
    .where('process', '=', process)
    .where('until', '>', machine)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function dropProcesses(db: Kysely<DB>, processes: readonly string[]): Promise<void> {
  for (const table of ['chat_binding', 'chat_socket', 'chat_process'] as const)
    await db.deleteFrom(table).where('process', 'in', processes).execute()
}

export async function endedProcesses(db: Kysely<DB>, machine: number): Promise<string[]> {
  const rows = await db.selectFrom('chat_process').select('process').where('until', '<=', machine).execute()
  return rows.map(({ process }) => process)
}

/** False = the process is one that has ended. */
export async function addSocket(db: Kysely<DB>, process: string, clientId: string, machine: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chat_socket')
    .columns(['client_id', 'process'])
    .expression((eb) =>
      living(eb as never, machine)
        .where('process', '=', process)
        .clearSelect()
        .select(eb.val(clientId).as('client_id'))
        .select('process'),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) === 1
}

export async function dropSocket(db: Kysely<DB>, clientId: string): Promise<void> {
  const socket = await db
    .deleteFrom('chat_socket')
    .where('client_id', '=', clientId)
    .returning('member_id')
    .executeTakeFirst()
  if (socket && socket.member_id > 0)
    await db
      .deleteFrom('chat_binding')
      .where('member_id', '=', socket.member_id)
      .where('client_id', '=', clientId)
      .execute()
}

const living = (db: Kysely<DB>, machine: number) =>
  db.selectFrom('chat_process').select('process').where('until', '>', machine)

/** Makes a free socket the member's; answers the process that holds it, undefined = unknown or another member's. */
export async function takeSocket(
  trx: Tx,
  clientId: string,
  memberId: number,
  machine: number,
): Promise<string | undefined> {
  const socket = await trx
    .updateTable('chat_socket')
    .set({ member_id: memberId })
    .where('client_id', '=', clientId)
    .where('member_id', 'in', [0, memberId])
    .where('process', 'in', living(trx, machine))
    .returning('process')
    .executeTakeFirst()
  return socket?.process
}

export interface NewBinding extends RoomKey {
  clientId: string
  process: string
  bindingId: number
  fromId: number
  language: Language
}

export async function bindSocket(trx: Tx, binding: NewBinding): Promise<void> {
  const { memberId, siteId, clientId, process, bindingId, fromId, language } = binding
  const fresh = { binding_id: bindingId, from_id: fromId, language }
  await trx
    .insertInto('chat_binding')
    .values({ member_id: memberId, site_id: siteId, client_id: clientId, process, ...fresh })
    .onConflict((conflict) => conflict.columns(['member_id', 'site_id', 'client_id']).doUpdateSet(fresh))
    .execute()
}

/** Of all sockets of the member. */
export async function unbind(db: Kysely<DB>, { memberId, siteId }: RoomKey): Promise<void> {
  await db.deleteFrom('chat_binding').where('member_id', '=', memberId).where('site_id', '=', siteId).execute()
}

/** Whether a socket that is open is bound to the room. */
export async function isBound(db: Kysely<DB>, { memberId, siteId }: RoomKey, machine: number): Promise<boolean> {
  const one = db.selectFrom('chat_binding').select('client_id').where('process', 'in', living(db, machine))
  const row = await one.where('member_id', '=', memberId).where('site_id', '=', siteId).limit(1).executeTakeFirst()
  return row !== undefined
}

export interface Binding extends Pick<
  Selectable<DB['chat_binding']>,
  'member_id' | 'site_id' | 'client_id' | 'binding_id' | 'from_id'
> {
  language: Language
  /** the newest message of the servicer in the room, 0 = none */
  newest: number
}

/** Everything the sockets of one process are bound to: the one question that is asked several times a second. */
export const bindingsOf = (db: Kysely<DB>, process: string): Promise<Binding[]> =>
  db
    .selectFrom('chat_binding')
    .leftJoin('chat_room', (join) =>
      join
        .onRef('chat_room.member_id', '=', 'chat_binding.member_id')
        .onRef('chat_room.site_id', '=', 'chat_binding.site_id'),
    )
    .where('chat_binding.process', '=', process)
    .select((eb) => [
      'chat_binding.member_id',
      'chat_binding.site_id',
      'chat_binding.client_id',
      'chat_binding.binding_id',
      'chat_binding.from_id',
      'chat_binding.language',
      eb.fn.coalesce('chat_room.servicer_last_id', eb.lit(0)).as('newest'),
    ])
    .$castTo<Binding>()
    .execute()
