import type { HostPort } from './port'

/** A browser at mall.test; `left` is where the app was left for. */
export function fakeHost(over: Partial<HostPort> = {}): HostPort & { left: string[] } {
  const left: string[] = []
  return {
    appType: 'h5',
    ios: false,
    appId: () => '',
    origin: () => 'https://mall.test',
    address: () => 'https://mall.test/',
    leave: (address) => void left.push(address),
    left,
    ...over,
  }
}
