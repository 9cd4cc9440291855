import type { CancelState } from '@mall/contract/cancellation'
import { navigation } from '@/platform/navigation/navigation'
import { open } from '@/navigation/open'
import { routeAt } from '@/navigation/routeAt'
import { routes, type Route } from '@/routes'

type Stage = Route<{ back?: string }>

const pages: Route[] = [routes.cancellation, routes.cancelAssets, routes.cancelStatus, routes.cancelRefuse]
const pageOf = { 0: routes.cancelStatus, 1: routes.cancelSuccess, [-1]: routes.cancelRefuse } as const
const asking: Route[] = [routes.cancellation, routes.cancelAssets]

const stack = () => navigation.stack().map(({ path }) => routeAt(path))

/** Somebody who was refused came here to ask again. */
export const asksAgain = (): boolean => stack().includes(routes.cancelRefuse)
/** The agreement was ticked on the way here. */
export const hasAgreed = (): boolean => stack().includes(routes.cancellation)

/** Where this state is shown instead (wire/routes.md section 1); undefined = here. `again`: a refusal is known already. */
export function elsewhere(here: Route, state: CancelState | null, again: boolean): Stage | undefined {
  const page: Stage = state ? pageOf[state.status] : routes.cancellation
  const mayAsk = !state || (state.status === -1 && again)
  return here === page || (mayAsk && asking.includes(here)) ? undefined : page
}

/** Back to the first page of this request, which leads on by itself; from there the other page takes its place. */
export async function leadTo(page: Stage, back: string | undefined): Promise<void> {
  const below = stack().slice(0, -1).reverse()
  const others = below.findIndex((route) => !route || !pages.includes(route))
  const steps = others < 0 ? below.length : others
  if (steps > 0) await navigation.back(steps)
  else await open(page, { back }, { replace: true })
}
