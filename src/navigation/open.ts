import { navigation } from '@/platform/navigation/navigation'
import { routes, type Route, type SharedParams } from '@/routes'
import { addressOf, ownTarget } from './address'
import { isOpenable } from './openable'
import { setTabParams } from './tabParams'
import { useTexts } from './texts'
import { takeClosed } from '@/session/closing'
import { toast } from '@/session/toast'
import { isMember } from '@/session/token'

export interface OpenOptions {
  /** in place of the shown page */
  replace?: boolean
}

type Args<P extends object> =
  Record<never, never> extends P
    ? [params?: P & SharedParams, options?: OpenOptions]
    : [params: P & SharedParams, options?: OpenOptions]

/**
 * Goes to a page. Tab pages are switched to, a guest is taken to login first where the page is for members, and a page
 * whose addon is off says so instead. False when it was not opened.
 */
export async function open<P extends object>(route: Route<P>, ...[params, options]: Args<P>): Promise<boolean> {
  return openTarget({ route, query: (params ?? {}) as Record<string, unknown> }, options)
}

interface Aim {
  route: Route
  query: Record<string, unknown>
}

let beginsWith = (_aim: Aim): void => undefined
/** What is done at the tap, while the page is still on its way. */
export const whileOpening = (begin: (aim: Aim) => void): void => void (beginsWith = begin)

/** The same for a route that is known at run time only. */
export async function openTarget(
  { route, query: params }: Aim,
  { replace = false }: OpenOptions = {},
): Promise<boolean> {
  if (!isOpenable(route, params)) {
    toast(useTexts.get().unavailable)
    return false
  }
  if (route.member && !isMember()) {
    return openTarget({ route: routes.login, query: { back: addressOf(route, params) } }, { replace })
  }
  if (route.tab !== undefined) {
    const texts = Object.entries(params).filter(([, value]) => value !== undefined)
    setTabParams(route.path, Object.fromEntries(texts.map(([key, value]) => [key, String(value)])))
    const tab = addressOf(route)
    return go(tab, () => navigation.tab(tab))
  }
  if (route === routes.login && isOpenable(routes.cancelSuccess) && takeClosed()) {
    // pages of the account that is closed are left behind
    const closed = addressOf(routes.cancelSuccess)
    return go(closed, () => navigation.restart(closed))
  }
  beginsWith({ route, query: params })
  const address = addressOf(route, params)
  const full = navigation.stack().length >= navigation.limit
  return go(address, () => (replace || full ? navigation.replace(address) : navigation.push(address)))
}

/** ms in which a second tap on the same thing opens nothing */
const doubleTap = 400
let last = { address: '', at: 0 }

async function go(address: string, move: () => Promise<void>): Promise<boolean> {
  const at = Date.now()
  // one login page is enough, whatever it is to lead back to
  const target = address.startsWith(`/${routes.login.path}`) ? routes.login.path : address
  if (last.address === target && at - last.at < doubleTap) return true
  last = { address: target, at }
  try {
    await move()
    return true
  } catch {
    last.at = 0
    return false
  }
}

/** Opens one of our own addresses as text, such as `back`; false when it is not ours. */
export async function openAddress(address: string | undefined, options?: OpenOptions): Promise<boolean> {
  const target = ownTarget(address)
  return target ? openTarget(target, options) : false
}

/** One page back; where there is none, opened directly, to the page this one belongs to. */
export async function back(otherwise: Route = routes.home): Promise<void> {
  if (!(await navigation.back())) await openTarget({ route: otherwise, query: {} }, { replace: true })
}
