import type { Sim } from './sim'

/** The logic layer's `Date`, by the clock of the phone. */
export function phoneDate(sim: Sim): DateConstructor {
  const now = () => Date.now() + sim.scenario.clockOffset
  return new Proxy(Date, {
    construct: (real, args: [], of) => Reflect.construct(real, args.length === 0 ? [now()] : args, of) as Date,
    apply: () => new Date(now()).toString(),
    get: (real, name, receiver) => (name === 'now' ? now : (Reflect.get(real, name, receiver) as unknown)),
  })
}
