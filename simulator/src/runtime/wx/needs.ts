import { WxFailure } from './define'

type Kind = 'String' | 'Number' | 'Boolean' | 'Array' | 'Object'

/** WeChat's word for what a value is. */
const kindOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1)

/** Throws what WeChat says to a parameter of another kind, or to one that is missing. */
export function need(options: object, kinds: Record<string, Kind>): void {
  const given = (options ?? {}) as Record<string, unknown>
  for (const [name, kind] of Object.entries(kinds)) {
    const is = kindOf(given[name])
    if (is !== kind) throw wrong(name, kind, is)
  }
}

/** The same for those that may be left out: undefined that is written down is refused all the same. */
export function allow(options: object, kinds: Record<string, Kind>): void {
  const given = Object.fromEntries(Object.entries(kinds).filter(([name]) => name in (options ?? {})))
  need(options, given)
}

const wrong = (name: string, kind: Kind, is: string) =>
  new WxFailure(`parameter error: parameter.${name} should be ${kind} instead of ${is};`, { errno: 1001 })
