import type { Scenario } from '../../shared/scenario'
import type { Sim } from '../sim'
import { mustFollowUser } from '../taps'
import { recorded, WxFailure, type Area } from './define'

const scopes = [
  'scope.userInfo', 'scope.userLocation', 'scope.userFuzzyLocation', 'scope.userLocationBackground', 'scope.address',
  'scope.invoiceTitle', 'scope.invoice', 'scope.werun', 'scope.record', 'scope.writePhotosAlbum', 'scope.camera',
  'scope.bluetooth', 'scope.addPhoneContact', 'scope.addPhoneCalendar',
] // prettier-ignore
/** These want a reason in app.json. */
const reasoned = ['scope.userLocation', 'scope.userFuzzyLocation', 'scope.userLocationBackground']

/** What the user decided of each scope that was asked for. */
const decided = new WeakMap<Sim, Map<string, boolean>>()

function decisionsOf(sim: Sim): Map<string, boolean> {
  const known = decided.get(sim) ?? new Map<string, boolean>()
  decided.set(sim, known)
  return known
}

/** After the scenario changed: the scopes that changed in it are as if changed on the page of settings. */
export function scopesChanged(sim: Sim, before: Scenario['scopes']): void {
  const decisions = decisionsOf(sim)
  const { scopes: now } = sim.scenario
  for (const scope of decisions.keys()) if (before[scope] !== now[scope]) decisions.set(scope, now[scope] !== 'deny')
}

/** The page of settings: the user leaves it as the scenario says. */
export function settingsVisited(sim: Sim): { authSetting: Record<string, boolean> } {
  const decisions = decisionsOf(sim)
  for (const scope of decisions.keys()) decisions.set(scope, sim.scenario.scopes[scope] !== 'deny')
  return { authSetting: authSetting(sim) }
}

/** Asks once; what was refused stays refused until the settings change. */
export async function requireScope(sim: Sim, scope: string): Promise<void> {
  const reason = (sim.app.config.permission as Record<string, { desc?: string }> | undefined)?.[scope]?.desc
  if (reasoned.includes(scope) && !reason) throw new WxFailure('require permission desc', { errno: 101 })
  const decisions = decisionsOf(sim)
  if (!decisions.has(scope)) {
    const granted = await sim.chrome.question('scope', [reason ?? scope], sim.scenario.scopes[scope] !== 'deny')
    decisions.set(scope, granted)
  }
  if (!decisions.get(scope)) throw new WxFailure('auth deny', { errno: 103 })
}

const authSetting = (sim: Sim): Record<string, boolean> => Object.fromEntries(decisionsOf(sim))

export function scopesArea(sim: Sim): Area {
  return {
    async: {
      authorize: ({ scope }: { scope: string }) =>
        recorded(sim, 'authorize', { scope }, async () => {
          if (!scopes.includes(scope)) throw new Error('invalid scope')
          await requireScope(sim, scope)
          return {}
        }),
      getSetting: () => ({ authSetting: authSetting(sim) }),
      openSetting: (options: object) =>
        recorded(sim, 'openSetting', options, () => {
          mustFollowUser()
          return settingsVisited(sim)
        }),
    },
  }
}
