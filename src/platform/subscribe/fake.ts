import type { SubscribePort } from './port'

export function fakeSubscribe(accepted = true): SubscribePort & { asked: (readonly string[])[] } {
  const asked: (readonly string[])[] = []
  return {
    asks: true,
    asked,
    async ask(templateIds) {
      asked.push(templateIds)
      return accepted
    },
  }
}
