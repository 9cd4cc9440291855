import type { Measured, Mini } from './mini'

type Calls = Measured['setData']

/** Calls of setData that an action made, by the time nothing moves any more. */
export async function callsOf(mini: Mini, action: () => Promise<void>): Promise<Calls> {
  await mini.settled()
  const before = (await mini.measured()).setData.length
  await action()
  await mini.settled()
  return (await mini.measured()).setData.slice(before)
}
export const bytesOf = (calls: Calls) => calls.reduce((sum, { bytes }) => sum + bytes, 0)
export const listOf = (calls: Calls) => calls.map((call) => `${call.component} ${call.bytes}`).join(', ')
