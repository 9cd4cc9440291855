/** What the layer uses of '@tarojs/taro'. */
type Listener = (...args: never[]) => void
const listeners = new Map<string, Set<Listener>>()

export const eventCenter = {
  on(name: string, listener: Listener) {
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
  },
  off(name: string, listener: Listener) {
    listeners.get(name)?.delete(listener)
  },
  trigger(name: string, ...args: unknown[]) {
    for (const listener of listeners.get(name) ?? []) listener(...(args as never[]))
  },
}
/** The test page is shown once and never hidden: its hooks have nothing to run. */
export const useDidShow = () => undefined
export const useDidHide = () => undefined
export default { eventCenter }
