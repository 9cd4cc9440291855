import { useEffect, useState } from 'react'

const arrived = new Map<() => Promise<unknown>, unknown>()

/** What `load` brings is here already. */
export const arrive = <T>(load: () => Promise<T>, loaded: T) => void arrived.set(load, loaded)

/**
 * Code that `load` brings when it is wanted first; undefined until then, and without a connection. The same function for
 * all who share it.
 */
export function useLater<T>(load: () => Promise<T>, wanted = true): T | undefined {
  const [chunk, setChunk] = useState(() => arrived.get(load) as T | undefined)
  useEffect(() => {
    if (chunk || !wanted) return
    const come = load().then((loaded) => {
      arrive(load, loaded)
      setChunk(() => loaded)
    })
    come.catch(() => undefined)
  }, [chunk, load, wanted])
  return chunk
}
