import { useEffect, useReducer } from 'react'

const arrived = new Map<() => Promise<unknown>, unknown>()

/** What `load` brings is here already. */
export const arrive = <T>(load: () => Promise<T>, loaded: T) => void arrived.set(load, loaded)

/**
 * Code that `load` brings when it is wanted first; undefined until then, and without a connection. The same function for
 * all who share it.
 */
export function useLater<T>(load: () => Promise<T>, wanted = true): T | undefined {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (arrived.has(load) || !wanted) return
    const come = load().then((loaded) => {
      arrive(load, loaded)
      render()
    })
    come.catch(() => undefined)
  }, [load, wanted])
  return arrived.get(load) as T | undefined
}
