import { packageOf, reaches } from '../shared/packages'
import type { Sim } from './sim'
import { isOnline } from './wx/connection'

/**
 * @returns `file`
 * @throws Error in WeChat's words when it lies in another sub-package, which may not be on the phone
 */
export function requireReach(roots: string[], file: string, from: string, name: string): string {
  if (reaches(packageOf(roots, from), packageOf(roots, file))) return file
  throw new Error(`module '${file}' is not defined, require args is '${name}'`)
}

/** Whether the package is on the phone, or can be fetched now. */
export const isReachable = (sim: Sim, root: string): boolean =>
  root === '' || sim.measure.entered.has(root) || sim.measure.preloaded.has(root) || isOnline(sim)

/**
 * What `require.async` and `require` with a callback do: fetch the package, start it, run the module.
 * @throws as WeChat: `mod` is what was required, `errMsg` why it is not there
 */
export async function requireAcross(sim: Sim, file: string, name: string): Promise<unknown> {
  const root = packageOf(sim.app.packages, file)
  await new Promise<void>((fetched) => void sim.measure.timers.setTimeout(fetched, 0))
  const errMsg = 'loadSubpackage fail'
  if (!isReachable(sim, root)) throw Object.assign(new Error(errMsg), { mod: name, errMsg })
  sim.service.enter(root)
  return sim.service.load(file)
}
