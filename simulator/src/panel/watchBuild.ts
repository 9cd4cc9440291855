import type { Place } from './address'

/** ms between two looks; the build has to stay as it is for one of them before it is taken for finished. */
const look = 1500

/** Tells when the mini-program was built anew. With `?watch` in the address the page reloads by itself. */
export function watchBuild({ address }: Place, changed: () => void): void {
  let first: string | undefined
  let last: string | undefined
  const see = async (): Promise<void> => {
    const answer = await fetch('/__simulator/built').catch(() => undefined)
    // the simulator was ended, or the build is being written
    if (!answer?.ok) return
    const now = await answer.text()
    first ??= now
    const finished = now !== first && now === last
    last = now
    if (!finished) return
    if (address.searchParams.has('watch')) location.reload()
    else changed()
  }
  setInterval(() => void see(), look)
}
