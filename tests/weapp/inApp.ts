// What runs inside the mini-program.

declare global {
  /** What a function given to `evaluate` finds in the mini-program. */
  function getApp(): Record<string, unknown>
  function getCurrentPages(): { data: Record<string, unknown> }[]
  const wx: Record<string, (...args: object[]) => unknown>
}

/** The loader of TypeScript names functions by a helper that the mini-program has not. */
export const shipped = (run: unknown): string =>
  `function (...all) { const __name = (one) => one; return (${String(run)}).apply(this, all) }`

/** Runs in the mini-program: the toasts of the shown page from now on, as Taro has them in its data. */
export function watchToasts(most: number): void {
  type Node = { cl?: string; v?: string; cn?: Node[] }
  const seen: string[] = []
  const app = Object.assign(getApp(), { toasts: seen })
  const end = Date.now() + most
  const words = ({ v = '', cn = [] }: Node): string => v + cn.map(words).join('')
  const toasts = (node: Node): string[] =>
    (node.cl ?? '').split(' ').includes('t-toast') ? [words(node)] : (node.cn ?? []).flatMap(toasts)
  const look = () => {
    const root = getCurrentPages().pop()?.data.root as Node | undefined
    seen.push(...(root ? toasts(root) : []).filter((one) => one !== seen[seen.length - 1]))
    if (app.toasts === seen && Date.now() < end) setTimeout(look, 100)
  }
  look()
}
