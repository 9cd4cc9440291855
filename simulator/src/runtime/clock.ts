import type { Sim } from './sim'

/** Safari before 16 reads no date with a blank in it, though Chromium does. */
const dateWithBlank = /^\s*\d{4}-\d{1,2}-\d{1,2} /

/** The logic layer's `Date`, by the clock of the phone and with what an iPhone makes of text. */
export function phoneDate(sim: Sim): DateConstructor {
  const now = () => Date.now() + sim.scenario.clockOffset
  const parse = (text: string): number => {
    if (!dateWithBlank.test(text)) return Date.parse(text)
    sim.report(new Error(`no date on an iPhone: '${text}' (write 2026/01/02 03:04:05 or 2026-01-02T03:04:05)`))
    return NaN
  }
  const valueOf = (args: unknown[]): unknown[] => {
    if (args.length === 0) return [now()]
    return args.length === 1 && typeof args[0] === 'string' ? [parse(args[0])] : args
  }
  return new Proxy(Date, {
    construct: (real, args: unknown[], of) => Reflect.construct(real, valueOf(args), of) as Date,
    apply: () => new Date(now()).toString(),
    get: (real, name, receiver) => {
      if (name === 'now') return now
      return name === 'parse' ? parse : (Reflect.get(real, name, receiver) as unknown)
    },
  })
}
