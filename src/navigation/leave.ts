import { navigation } from '@/platform/navigation/navigation'
import { addressOf, addressOfPlace, ownTarget } from './address'
import { back, openTarget } from './open'

/** Leaves to the page that `back` names: down to it where it still lies below, else in place of this one. */
export async function leaveTo(address: string | undefined): Promise<void> {
  const target = ownTarget(address)
  if (!target) return back()
  const stack = navigation.stack().map(addressOfPlace)
  const at = stack.lastIndexOf(addressOf(target.route, target.query), stack.length - 2)
  if (at >= 0) return void (await navigation.back(stack.length - 1 - at))
  await openTarget(target, { replace: true })
}
