import type { ShareCard, ShareOutcome, SharePort } from './port'

export function fakeShare(outcome: ShareOutcome = 'shared'): SharePort & { cards: ShareCard[] } {
  const cards: ShareCard[] = []
  return {
    cards,
    async offer(card) {
      cards.push(card)
      return outcome
    },
    prepare: async (card) => void cards.push(card),
  }
}
