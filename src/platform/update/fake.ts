import type { UpdatePort } from './port'

/** `ready` is a new version arriving; `applied` counts restarts. */
export function fakeUpdate() {
  let listen: (apply: () => void) => void = () => undefined
  let applied = 0
  const port: UpdatePort = { onReady: (fn) => void (listen = fn) }
  return { ...port, ready: () => listen(() => void (applied += 1)), applied: () => applied }
}
