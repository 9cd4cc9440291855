import type { LoginPort } from './port'

export function fakeLogin(over: Partial<LoginPort> = {}): LoginPort & { asked: string[] } {
  const asked: string[] = []
  return {
    offered: false,
    code: async () => '',
    mayAsk: () => false,
    newMark: () => 'mark1',
    ask: (address) => void asked.push(address),
    asked,
    ...over,
  }
}
