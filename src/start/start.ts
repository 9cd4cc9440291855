import { host } from '@/platform/host/host'
import { placeOf, queryOf } from '@/platform/navigation/place'
import { routes, type Route } from '@/routes'
import { addressOfPlace } from '@/navigation/address'
import { restoreLocale } from '@/session/language'
import { keepInitUrl, leftLegacyHost, readEntry, readLaunch } from './launch'
import { open, openTarget } from '@/navigation/open'
import { watchPrivacy } from '@/session/questions'
import { routeAt } from '@/navigation/routeAt'
import { useTexts } from '@/navigation/texts'
import { toast } from '@/session/toast'
import { isMember } from '@/session/token'
import { boot, watchSite } from './boot'
import { keptBill } from '@/session/openBill'
import { watchNetwork } from '@/api/notify'
import { watchUpdate } from './update'
import { watchPendingActions } from './pendingAction'

type Query = Record<string, string | undefined>

/** Before the first page: what must be known or listened to from the start. */
export function startUp(): void {
  if (leftLegacyHost()) return
  restoreLocale()
  keepInitUrl()
  watchNetwork()
  watchPrivacy()
  watchUpdate()
}

/** An address with an old spelling goes to the page meant; one without a page goes home and says so instead of staying blank. */
function correctAddress(path: string, query: Query): void {
  const bare = path.replace(/^\/+|\/+$/g, '')
  const route = routeAt(bare)
  if (!route) {
    toast(useTexts.get().unavailable)
    void open(routes.home, {}, { replace: true })
  } else if (bare && route.path !== bare) void openTarget({ route, query }, { replace: true })
}

/** A guest in a plain browser has nothing to log in with: the code for it is not even fetched. */
async function logIn(address: string, query: Query): Promise<void> {
  if (!isMember() && host.appType === 'h5') return
  const chunk = await import('./signIn').catch(() => undefined)
  // without it the calls will tell whether the token holds
  await chunk?.launchLogin(address, query)
}

/** Unless the shopper is on the way to that bill anyway. */
async function askForBill(path: string): Promise<void> {
  const number = isMember() ? keptBill() : undefined
  const there: Route[] = [routes.cashier, routes.payResult]
  const here = routeAt(path.replace(/^\/+/, ''))
  if (!number || (here && there.includes(here))) return
  await import('./billReminder').then(({ remindOfBill }) => remindOfBill(number)).catch(() => undefined)
}

/** The app was launched at this address; params as the platform hands them over. */
export async function welcome(path: string, params: object): Promise<void> {
  const query: Query = queryOf(params)
  readLaunch(path, query)
  watchSite()
  watchPendingActions()
  void boot()
  correctAddress(path, query)
  await logIn(addressOfPlace(placeOf(path, params)), query)
  void askForBill(path)
}

/** The app comes to the front; the platform tells what it was entered by, once more when that is not new. */
export const comeBack = (entry: { query?: object } | undefined): void => readEntry(queryOf(entry?.query ?? {}))
