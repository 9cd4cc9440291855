import type { DialPort } from './port'

export function fakeDial(): DialPort & { dialled: string[] } {
  const dialled: string[] = []
  return { dialled, dial: (number) => void dialled.push(number) }
}
