import type { ShareCard, ShareOutcome, SharePort } from './port'

export function fakeShare(outcome: ShareOutcome = 'shared'): SharePort & { cards: ShareCard[]; show(): void } {
  const cards: ShareCard[] = []
  let listener: () => void = () => undefined
  return {
    byButton: false,
    cards,
    async offer(card) {
      cards.push(card)
      return outcome
    },
    prepare: async (card) => void cards.push(card),
    watchPages: (listen) => void (listener = listen),
    /** another page */
    show: () => listener(),
  }
}
