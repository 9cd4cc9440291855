import type { Path } from '@mall/contract/api'
import { setPendingActions } from '@/api/call'
import { exchange } from '@/api/exchange'
import { isMember, onTokenChange } from '@/session/token'
import {
  forgetPendingAction,
  isPendingPath,
  readPendingAction,
  writePendingAction,
  type PendingPath,
} from './pendingActionStore'

/** somebody on this page waits for the login and goes on by himself */
let owned = false

function keep(path: Path, payload: object): void {
  writePendingAction({ path: path as PendingPath, payload, at: Date.now() })
  owned = true
}

export function dropPendingAction(): void {
  owned = false
  forgetPendingAction()
}

/** The code for it is fetched when it is needed; without that code it is sent as any call. */
async function run(path: Path, payload: object): Promise<unknown> {
  const chunk = await import('./runPendingAction').catch(() => undefined)
  try {
    if (chunk) return await chunk.runPendingAction()
    dropPendingAction()
    return await exchange(path, payload)
  } finally {
    owned = false
  }
}

async function resume(): Promise<void> {
  if (owned || !isMember() || !readPendingAction()) return
  owned = true
  try {
    await import('./runPendingAction').then(({ resumePendingAction }) => resumePendingAction())
  } catch {
    // it stays for the next start
  } finally {
    owned = false
  }
}

/** From the start on: what a guest asked for on a page that is gone is done after the login. */
export function watchPendingActions(): void {
  setPendingActions({ takes: isPendingPath, keep, run, drop: dropPendingAction })
  void resume()
  onTokenChange(() => void resume())
}
