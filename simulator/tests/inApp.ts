import type { MiniProgram } from './withClient'

/**
 * `evaluate` for functions with functions in them: tsx names those by a helper of its own, which the logic layer lacks.
 * A result that is a Promise is awaited.
 */
export function inApp<Args extends unknown[], Result>(
  mp: MiniProgram,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  const source = `function (...args) { const __name = (named) => named; return (${String(run)})(...args) }`
  return mp.evaluate(source, ...args) as Promise<Awaited<Result>>
}
