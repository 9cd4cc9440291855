import { CallFailure } from '@/api/CallFailure'
import { toast } from '@/session/toast'
import { ask } from '@/ui/ask'

/** What a button does to an order, a refund, a complaint, an account. */
export interface Action {
  send: () => Promise<unknown>
  /** shown when it is done */
  done: string
  /** asked before */
  question?: { title: string; content?: string; cancel: string }
}

/** Asks, sends, and then runs `changed`: also after a refusal, which the call has shown, as the state may have changed. */
export async function carryOut({ send, done, question }: Action, changed: () => void): Promise<void> {
  if (question && !(await ask(question))) return
  try {
    await send()
    toast(done)
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
  }
  changed()
}
