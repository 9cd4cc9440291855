import { navigation } from '@/platform/navigation/navigation'
import { routes, type Route } from '@/routes'
import { addressOf, addressOfPlace, ownTarget } from './address'
import { open, openTarget } from './open'
import { routeAt } from './routeAt'

const loginPages: (Route | undefined)[] = [routes.login, routes.register, routes.findPassword]

/**
 * Leaves all login pages after success: back to where the shopper wanted to go when that lies below them, else there in
 * their place; without a wish to the member centre.
 */
export async function leaveLogin(backParam: string | undefined): Promise<void> {
  const target = ownTarget(backParam)
  if (!target || loginPages.includes(target.route)) return void (await open(routes.member, {}, { replace: true }))
  const places = navigation.stack().slice().reverse()
  const under = places.findIndex(({ path }) => !loginPages.includes(routeAt(path)))
  const below = places[under]
  if (below && under > 0 && addressOfPlace(below) === addressOf(target.route, target.query)) {
    return void (await navigation.back(under))
  }
  await openTarget(target, { replace: true })
}
