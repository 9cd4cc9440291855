import type { LoginPort } from './port'

export function fakeLogin(over: Partial<LoginPort> = {}): LoginPort & { asked: string[] } {
  const asked: string[] = []
  return { code: async () => '', mayAsk: () => false, ask: (address) => void asked.push(address), asked, ...over }
}
