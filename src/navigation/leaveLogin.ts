import { navigation } from '@/platform/navigation/navigation'
import { routes } from '@/routes'
import { addressOf, addressOfPlace, ownTarget } from './address'
import { isLoginPage } from './login'
import { open, openTarget } from './open'
import { routeAt } from './routeAt'

/**
 * Leaves all login pages after success: back to where the shopper wanted to go when that lies below them, else there in
 * their place; without a target to the member centre.
 */
export async function leaveLogin(backParam: string | undefined): Promise<void> {
  const named = ownTarget(backParam)
  // a visit that began on a login page is led back to it by WeChat
  const target = isLoginPage(named?.route) ? ownTarget(named?.query.back) : named
  if (!target || isLoginPage(target.route)) return void (await open(routes.member, {}, { replace: true }))
  const places = navigation.stack().slice().reverse()
  const under = places.findIndex(({ path }) => !isLoginPage(routeAt(path)))
  const below = places[under]
  if (below && under > 0 && addressOfPlace(below) === addressOf(target.route, target.query)) {
    return void (await navigation.back(under))
  }
  await openTarget(target, { replace: true })
}
