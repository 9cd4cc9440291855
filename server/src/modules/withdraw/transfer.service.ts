import type { Job, NewJob } from '../../jobs/jobs'
import { restoreJobs } from '../../jobs/restoreJobs'
import type { Mall } from '../../mall'
import type { Tx } from '../../database/transaction'
import {
  ChannelFailure,
  type TransferNotification,
  type TransferState,
  type Transfers,
} from '../../outside/pay/payChannel'
import { channelOf } from '../pay/channels'
import { lockMember } from '../member/member.service'
import { openidIn } from '../member/memberPerson.service'
import { giveBack, settlePaid } from './outcome'
import * as store from './withdraw.store'

const kind = 'withdraw.transfer'
/** s between two looks at a transfer; the last one stays */
const pauses = [10, 20, 40, 80, 160, 320, 600]

type App = 'wechat' | 'weapp'
type Named = Pick<store.Withdrawal, 'member_id' | 'id'>

/** What brings members of an app their money; undefined = nothing does. */
export function transfersTo(mall: Mall, app: App): Transfers | undefined {
  const transfers = channelOf(mall, 'wechatpay')?.transfers
  return transfers?.serves(app) ? transfers : undefined
}

const transferJob = ({ member_id, id }: Named, runAt: number): NewJob => ({
  ...{ kind, distKey: member_id, key: id, runAt, payload: 0 },
})

/** Part of an audit or a payment: from now on WeChat's word decides, and nobody else's. */
export async function startTransfer(trx: Tx, mall: Mall, row: store.Withdrawal, at: number): Promise<boolean> {
  const started = await store.change(trx, row, [1], { transfer_state: 'running' })
  if (started) await mall.jobs.enqueue(trx, transferJob(row, at))
  return started
}

/** Asks WeChat for the transfer, then what became of it, until it has arrived or failed. */
export async function transfer(job: Job, mall: Mall): Promise<void> {
  const row = await store.find(mall.db, job.distKey, Number(job.key))
  if (!isUnderWay(row)) return
  const transfers = transfersTo(mall, row.app as App)
  if (!transfers) throw new Error(`nothing transfers money to members of ${row.app}`)
  const found = await transfers.find(row.withdraw_no)
  const state = found.state === 'unknown' ? await begin(mall, transfers, row) : found
  if (!state) return
  if (state.state === 'waiting' || state.state === 'running') await waitOn(mall, row, state, job)
  else await settle(mall, row, state)
}

const isUnderWay = (row: store.Withdrawal | undefined): row is store.Withdrawal =>
  row?.status === 1 && row.transfer_state !== ''

/** Undefined: WeChat does not want it, and never will; the operator decides anew. What may go better later is thrown. */
async function begin(mall: Mall, transfers: Transfers, row: store.Withdrawal): Promise<TransferState | undefined> {
  try {
    return await transfers.start({
      ...{ transferNo: row.withdraw_no, cents: row.money, app: row.app as App, realname: row.realname },
      openid: await openidIn(mall.db, row.member_id, row.app as App),
    })
  } catch (error) {
    if (!(error instanceof ChannelFailure) || !refusals.has(error.code)) throw error
    // an answer may have been lost before
    if ((await transfers.find(row.withdraw_no)).state !== 'unknown') throw error
    mall.log.error({ err: error, withdrawal: row.id }, 'WeChat refused a transfer')
    await mall.tx(async (trx) => {
      await lockMember(trx, row.member_id)
      await store.change(trx, row, [1], { transfer_state: '', confirm: null })
    })
    return undefined
  }
}

/** WeChat's words for a transfer that is wrong in itself. */
const refusals = new Set([
  'PARAM_ERROR',
  'INVALID_REQUEST',
  'NO_AUTH',
  'NO_OPENID',
  'NO_APP',
  'OPENID_ERROR',
  'NAME_MISMATCH',
])

type Waiting = Extract<TransferState, { state: 'waiting' | 'running' }>

async function waitOn(mall: Mall, row: store.Withdrawal, state: Waiting, job: Job): Promise<void> {
  const looks = Number(job.payload ?? 0)
  const pause = pauses[Math.min(looks, pauses.length - 1)] ?? 0
  const confirm = state.state === 'running' ? null : state.confirm && JSON.stringify(state.confirm)
  if (confirm !== undefined)
    await mall.tx(async (trx) => {
      await lockMember(trx, row.member_id)
      await store.change(trx, row, [1], { confirm })
    })
  await mall.jobs.putOff(job, mall.clock.now() + pause, looks + 1)
}

/** It has arrived, or the money goes back; told twice it is the same. */
const settle = (mall: Mall, row: store.Withdrawal, state: Exclude<TransferState, Waiting>): Promise<void> =>
  mall.tx(async (trx) => {
    const at = mall.clock.now()
    const over = { transfer_state: '', confirm: null }
    await lockMember(trx, row.member_id)
    if (state.state === 'done') await settlePaid(trx, mall, row, over, at)
    else await giveBack(trx, row, { ...over, refuse_reason: state.reason }, at)
  })

/** WeChat has news of a transfer: it is asked at once. */
export async function transferTold(mall: Mall, { transferNo }: TransferNotification): Promise<'taken' | 'refused'> {
  const row = await store.findByNumber(mall.db, transferNo)
  if (!row) return 'refused'
  if (isUnderWay(row)) await mall.tx((trx) => mall.jobs.enqueue(trx, transferJob(row, mall.clock.now())))
  return 'taken'
}

/** Transfers under way whose job was lost. */
export const restoreTransfers = (mall: Mall): Promise<void> =>
  restoreJobs(mall, async (most) =>
    (await store.findForgotten(mall.db, kind, most)).map((row) => transferJob(row, mall.clock.now())),
  )

export const transferJobs = { [kind]: transfer }
