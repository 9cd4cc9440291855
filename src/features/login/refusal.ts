import type { codes } from '@mall/contract/envelope'
import { CallFailure } from '@/api/CallFailure'
import { notifyProof } from '@/domain/proof/notifyProof'
import { ask } from '@/ui/ask'
import { useTexts } from './texts'

const frozen = -10017 satisfies typeof codes.MEMBER_IS_LOCKED

/**
 * Tells why nobody was let in: a frozen account, or one locked after wrong passwords, in a dialog that stays until it
 * was read; the rest as everywhere. False: it was no failure of a call.
 */
export async function notifyRefusal(failure: unknown): Promise<boolean> {
  if (!(failure instanceof CallFailure)) return false
  const texts = useTexts.get()
  const closed = failure.code === frozen
  if (closed || failure.errorCode === 'LOGIN_LOCKED') {
    const title = closed ? texts.frozen : texts.locked
    await ask({ title, content: failure.message, confirm: texts.understood, cancel: null })
  } else notifyProof(failure)
  return true
}
