import type { Part } from '../builtins/define'
import type { Sim } from '../sim'

/** A tap on a button that asks WeChat for something. */
export function openType(_sim: Sim, _part: Part, kind: string): void {
  throw new Error(`not simulated: open-type ${kind}`)
}
