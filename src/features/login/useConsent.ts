import { useState, type ReactNode } from 'react'
import { usePolicies, type Policies } from '@/domain/policy/usePolicies'

/** A button that the platform wants to be tapped itself, in place of the sheet's; `agree` with what came of the tap. */
type OwnButton = (agree: () => void) => ReactNode

interface Question {
  answer(agreed: boolean): void
  button?: OwnButton
}

export interface Consent {
  agreed: boolean
  tick(agreed: boolean): void
  /** True when it is ticked, or after "agree and continue" in the sheet that opens; false when the sheet is closed. */
  given(button?: OwnButton): Promise<boolean>
  /** the sheet is open */
  question: Question | undefined
  policies: Policies
}

/** The consent to the agreements, one for all ways in that a page offers (start-and-login.md section 5). */
export function useConsent(): Consent {
  const [agreed, tick] = useState(false)
  const [question, ask] = useState<Question>()
  const policies = usePolicies()
  const given = (button?: OwnButton) => {
    if (agreed) return Promise.resolve(true)
    // another tap before the sheet stands
    question?.answer(false)
    return new Promise<boolean>((settle) => {
      const answer = (yes: boolean) => {
        ask(undefined)
        if (yes) tick(true)
        settle(yes)
      }
      ask({ answer, button })
    })
  }
  return { agreed, tick, given, question, policies }
}
