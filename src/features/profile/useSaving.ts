import { CallFailure } from '@/api/CallFailure'
import { tellProof } from '@/domain/proof/tellProof'
import { back, openAddress } from '@/session/open'
import { useParams } from '@/session/params'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { useTexts } from './texts'

/** Sends a change and leaves the form with a word; a refusal is told, and the form stays. The calls are to be silent. */
export function useSaving() {
  const texts = useTexts()
  const { back: target } = useParams(routes.memberInfoEdit)
  return async (send: () => Promise<unknown>): Promise<boolean> => {
    try {
      await send()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      tellProof(failure)
      return false
    }
    toast(texts.saved)
    if (!(await openAddress(target, { replace: true }))) await back()
    return true
  }
}

export const silent = { silent: true } as const
