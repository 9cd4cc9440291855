import { privacy } from '@/platform/privacy/privacy'
import type { PrivacyAnswer } from '@/platform/privacy/port'
import { usePrivacyAnswerTexts } from './privacyTexts'
import { questions } from './questions'
import { toast } from './toast'

/** True while the consent popup is to be shown. */
export const usePrivacyNeeded = (): boolean => questions((all) => all.privacy.length > 0)

function settle(answer: (one: PrivacyAnswer) => void): void {
  const { privacy: waiting } = questions.getState()
  questions.setState({ privacy: [] })
  waiting.forEach(answer)
}

/** `buttonId`: id of the tapped button with openType agreePrivacyAuthorization; the blocked actions go on. */
export const agreeToPrivacy = (buttonId: string): void => settle((one) => one.agree(buttonId))

/** The blocked actions fail, and the shopper is told why. */
export function refusePrivacy(): void {
  settle((one) => one.disagree())
  toast(usePrivacyAnswerTexts.get().privacyRefused)
}

/** Its tap alone counts as consent. */
export const AgreeButton = privacy.AgreeButton

/** The policy, at any time; false where the platform has none of its own and the registration agreement tells it. */
export const readPrivacyPolicy = (): Promise<boolean> => privacy.readPolicy()
