import { CallFailure } from '@/api/CallFailure'
import { notifyProof } from '@/domain/proof/notifyProof'
import { back, openAddress } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { useTexts } from './texts'

/**
 * Sends a change and leaves the form with a word; a refusal is told, and the form stays. The calls are to be silent.
 * `first`: what the shopper is to see before the form is left.
 */
export function useSaving() {
  const texts = useTexts()
  const { back: target } = useParams(routes.memberInfoEdit)
  return async <T>(send: () => Promise<T>, first?: (answer: T) => Promise<void>): Promise<boolean> => {
    let answer: T
    try {
      answer = await send()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      notifyProof(failure)
      return false
    }
    toast(texts.saved)
    await first?.(answer)
    if (!(await openAddress(target, { replace: true }))) await back(routes.memberInfo)
    return true
  }
}

export const silent = { silent: true } as const
