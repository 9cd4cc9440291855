import { machineSeconds } from '../../lib/machineClock'
import type { Mall } from '../../mall'
import { dropProcesses, endedProcesses } from './socket.store'

/** Sockets and bindings of processes that ended without a word. */
export async function forgetEnded({ db }: Mall): Promise<void> {
  const ended = await endedProcesses(db, machineSeconds())
  if (ended.length > 0) await dropProcesses(db, ended)
}
