import type { FeedbackPort, Question } from './port'

/** Answers every question with `confirmed` and keeps them. */
export function fakeFeedback(confirmed = true): FeedbackPort & { asked: Question[] } {
  const asked: Question[] = []
  return {
    asked,
    async modal(question) {
      asked.push(question)
      return confirmed
    },
  }
}
