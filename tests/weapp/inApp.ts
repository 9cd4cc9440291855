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

type Answer = { data?: unknown; [more: string]: unknown }
type Asking = (options: object & Record<'success' | 'fail', (answer: Answer) => void>) => void
interface Mocked {
  origin: Asking
}

/** In place of `showModal`: keeps what the dialog says, and shows it. */
export function noteDialog(this: Mocked, options: { title?: string; content?: string }): unknown {
  Object.assign(getApp(), { dialog: `${options.title ?? ''} ${options.content ?? ''}` })
  return new Promise((resolve) => this.origin({ ...options, success: resolve, fail: resolve }))
}

/** In place of `request`: keeps the answer that brings a captcha. */
export function keepCaptcha(this: Mocked, options: { url: string }): unknown {
  return new Promise((resolve) =>
    this.origin({
      ...options,
      success: (answer) => {
        if (/captcha\/captcha/.test(options.url)) Object.assign(getApp(), { captchaAnswer: answer.data })
        resolve(answer)
      },
      fail: resolve,
    }),
  )
}

/** In place of `request`: answers the call that is pretended, and leaves the others to the mall. */
export function answerInPlace(this: Mocked, options: { url: string }): unknown {
  const [wanted, data] = (getApp().pretended ?? []) as string[]
  if (wanted && options.url.includes(wanted)) return { statusCode: 200, header: {}, data, errMsg: 'request:ok' }
  return new Promise((resolve) => this.origin({ ...options, success: resolve, fail: resolve }))
}
