import type { PrivacyAnswer, PrivacyPort } from './port'

/** `need` is the platform holding an action back. */
export function fakePrivacy(): PrivacyPort & { need(answer: PrivacyAnswer): void } {
  let ask: (answer: PrivacyAnswer) => void = () => undefined
  return { onNeed: (listen) => void (ask = listen), need: (answer) => ask(answer) }
}
