import type { SightPort } from './port'

/** Nodes stand where a test puts them; `come` brings one near. */
export function fakeSight(): SightPort & { at: Map<string, number>; come(id: string): void } {
  const waiting = new Map<string, () => void>()
  const at = new Map<string, number>()
  return {
    at,
    come: (id) => waiting.get(id)?.(),
    tops: async (ids) => new Map(ids.flatMap((id) => (at.has(id) ? [[id, at.get(id)!] as const] : []))),
    near(id, _ahead, come) {
      waiting.set(id, come)
      return () => void waiting.delete(id)
    },
  }
}
