import type { CallFailure } from '@/api/CallFailure'
import { notify } from '@/api/notify'
import { toast } from '@/session/toast'
import { useTexts } from './texts'

/** Tells why something that a code proves was refused: a wrong code has a message of its own (specification section 5). */
export function notifyProof(failure: CallFailure): void {
  if (failure.errorCode === 'SMS_CODE_ERROR') toast(useTexts.get().codeWrong)
  else notify(failure)
}
