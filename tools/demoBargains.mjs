// Launches of the demo member and of others, for screens that show them.
import { signIn } from './demoShopper.mjs'

/** @typedef {Awaited<ReturnType<typeof signIn>>['ask']} Ask */

/**
 * One of a friend, one that the member has cut, and one of the member's whose order waits for the payment.
 * @param {string} url of the mall
 * @param {Ask} ask as the demo member
 */
export async function launchBargains(url, ask) {
  const launch = async (/** @type {string} */ mobile, /** @type {number} */ id) =>
    (await signIn(url, mobile)).ask('/bargain/api/bargain/launch', { id })
  const friendLaunchId = await launch('13800000003', 1)
  const cutLaunchId = await launch('13800000004', 8)
  await ask('/bargain/api/bargain/bargain', { id: cutLaunchId })
  const orderedLaunchId = await ask('/bargain/api/bargain/launch', { id: 9 })
  await ask('/bargain/api/ordercreate/create', { launch_id: orderedLaunchId })
  return { friendLaunchId, cutLaunchId, orderedLaunchId }
}
