import { transfers } from './transfers'
import { sockets } from './sockets'

export type News = (name: string, data: unknown) => void
/** One kind of work; `id` is what `network.abort` and the like name it by. */
export type Work = (params: never, news: News, id: number) => unknown

/** What pages ask Node to do for them: requests, transfers, sockets. */
export function networkWork() {
  const works: Record<string, Work> = { ...transfers(), ...sockets() }
  return async (what: string, params: unknown, news: News, id: number): Promise<unknown> => {
    const work = works[what]
    if (!work) throw new Error(`not simulated: ${what}`)
    return work(params as never, news, id)
  }
}
