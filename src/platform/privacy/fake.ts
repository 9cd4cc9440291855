import { createElement } from 'react'
import type { PrivacyAnswer, PrivacyPort } from './port'

/** `need` is the platform holding an action back; `shown` what was opened. */
export function fakePrivacy(): PrivacyPort & { need(answer: PrivacyAnswer): void; shown: string[] } {
  let ask: (answer: PrivacyAnswer) => void = () => undefined
  const shown: string[] = []
  return {
    shown,
    AgreeButton: ({ onAgree, ...rest }) => createElement('button', { ...rest, onClick: onAgree }),
    onNeed: (listen) => void (ask = listen),
    need: (answer) => ask(answer),
    readPolicy: async () => shown.push('policy') > 0,
  }
}
