import { useEffect } from 'react'
import { navigation } from '@/platform/navigation/navigation'
import { routes, type Route } from '@/routes'
import { currentAddress } from './address'
import { back, open } from './open'
import { routeAt } from './routeAt'
import { dropToken, isMember, onTokenChange } from '@/session/token'

/** The page that tells of a closed account stands in for the login page (member.md section 8). */
const loginPages: Route[] = [routes.login, routes.register, routes.findPassword, routes.cancelSuccess]
export const isLoginPage = (route: Route | undefined): boolean => !!route && loginPages.includes(route)

let asking: { done: Promise<boolean>; settle: (loggedIn: boolean) => void } | undefined
let shown = 0
let leaving = false

const shownRoute = () => routeAt(navigation.stack().slice(-1)[0]?.path ?? '')

/**
 * Takes the shopper to the login page, once for all who ask meanwhile. True after a login; false when the shopper left
 * without one, and then a page for members is left too, so that nothing sends them round again.
 */
export function requireLogin(): Promise<boolean> {
  if (leaving) return Promise.resolve(false)
  if (asking) return asking.done
  let settle: (loggedIn: boolean) => void = () => undefined
  const done = new Promise<boolean>((resolve) => {
    settle = resolve
  }).finally(() => {
    asking = undefined
  })
  asking = { done, settle }
  const here = shownRoute()
  if (!isLoginPage(here)) {
    void open(routes.login, { back: currentAddress() }).then((opened) => {
      if (!opened) settle(false)
    })
  }
  return done
}

/** Out, by the shopper's request, and on to another page: the page for members that is left does not ask for a login. */
export async function leaveAsGuest(go: () => Promise<unknown>): Promise<void> {
  leaving = true
  dropToken()
  await go().finally(() => {
    leaving = false
  })
}

onTokenChange(() => {
  if (isMember()) asking?.settle(true)
})

/** ms between one login page going and the next one coming (login to register) */
const change = 500

function leftLogin(): void {
  shown -= 1
  if (!asking) return
  setTimeout(() => {
    if (shown > 0 || !asking || isMember()) return
    asking.settle(false)
    if (shownRoute()?.member) void back()
  }, change)
}

/** For the screens of login, registration and password recovery: notices when the shopper leaves them all. */
export function useLoginPage(): void {
  useEffect(() => {
    shown += 1
    return leftLogin
  }, [])
}
