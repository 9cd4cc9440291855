import type { Located, LocationPort } from './port'

/** Answers with what `answers` holds, the last one again and again. */
export function fakeLocation(...answers: Located[]): LocationPort & { asked: number } {
  const fake = {
    asked: 0,
    async where() {
      fake.asked += 1
      return (answers.length > 1 ? answers.shift() : answers[0]) ?? 'failed'
    },
    askAgain: async () => true,
  }
  return fake
}
