import { useState } from 'react'
import { readPrivacyPolicy } from '@/session/privacy'

export type Policy = 'privacy' | 'agreement'

export interface Policies {
  shown: Policy | undefined
  read(policy: Policy): Promise<void>
  close(): void
}

/** What a shopper agrees to, to be read at any time in one PolicySheet of the page. */
export function usePolicies(): Policies {
  const [shown, setShown] = useState<Policy>()
  return {
    shown,
    async read(policy) {
      // WeChat shows the privacy policy that was handed in to it
      if (policy === 'privacy' && (await readPrivacyPolicy())) return
      setShown(policy)
    },
    close: () => setShown(undefined),
  }
}
