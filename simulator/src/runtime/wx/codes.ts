import type { Sim } from '../sim'

/**
 * A code of WeChat's: one of the scenario that ends with `~` is made anew each time, as WeChat's are good once. Behind
 * it stands the second it was made in, from which its end is calculated.
 */
export function freshCode({ window }: Sim, code: string): string {
  if (!code.endsWith('~')) return code
  return `${code}${Math.floor(window.Date.now() / 1000)}-${window.Math.random().toString(36).slice(2, 12)}`
}
