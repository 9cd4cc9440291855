import { create } from 'zustand'
import { privacy } from '@/platform/privacy/privacy'
import type { PrivacyAnswer } from '@/platform/privacy/port'
import { useTexts } from './texts'
import { toast } from './toast'

const store = create<{ waiting: readonly PrivacyAnswer[] }>(() => ({ waiting: [] }))

/** From the start on, actions that the platform holds back wait here for the shopper's answer. */
export const watchPrivacy = (): void =>
  privacy.onNeed((answer) => store.setState(({ waiting }) => ({ waiting: [...waiting, answer] })))

/** True while the consent popup is to be shown. */
export const usePrivacyNeeded = (): boolean => store(({ waiting }) => waiting.length > 0)

function settle(answer: (one: PrivacyAnswer) => void): void {
  const { waiting } = store.getState()
  store.setState({ waiting: [] })
  waiting.forEach(answer)
}

/** `buttonId`: id of the tapped button with openType agreePrivacyAuthorization; the blocked actions go on. */
export const agreeToPrivacy = (buttonId: string): void => settle((one) => one.agree(buttonId))

/** The blocked actions fail, and the shopper is told why. */
export function refusePrivacy(): void {
  settle((one) => one.disagree())
  toast(useTexts.get().privacyRefused)
}

/** Its tap alone counts as consent. */
export const AgreeButton = privacy.AgreeButton

/** The policy, at any time; false where the platform has none of its own and the registration agreement tells it. */
export const readPrivacyPolicy = (): Promise<boolean> => privacy.readPolicy()
