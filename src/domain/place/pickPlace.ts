import type { Point } from '@/lib/gcj02'
import { map } from '@/platform/map/map'
import type { ChosenPlace } from '@/platform/map/port'
import { open } from '@/navigation/open'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { askToAllow } from '@/ui/askToAllow'
import { useTexts } from './texts'

let waiting: ((place: ChosenPlace | undefined) => void) | undefined

/** A place of the shopper's choice: by the platform's picker, or on the mall's own page. Undefined: none was chosen. */
export async function pickPlace(from?: Point): Promise<ChosenPlace | undefined> {
  const choice = await map.choose(from)
  if (typeof choice === 'object') return choice
  if (choice === 'ownPage') return pickOnPage(from)
  if (choice === 'refused') await explainRefusal()
  if (choice === 'failed') toast(useTexts.get().pickFailed)
  return undefined
}

async function pickOnPage(from?: Point): Promise<ChosenPlace | undefined> {
  waiting?.(undefined)
  const picked = new Promise<ChosenPlace | undefined>((resolve) => (waiting = resolve))
  const at = from && { latitude: String(from.latitude), longitude: String(from.longitude) }
  if (!(await open(routes.chooseLocation, at ?? {}))) placePicked(undefined)
  return picked
}

/** What the mall's own page says, also when it is left without a choice. False: nobody waits for it, after a reload. */
export function placePicked(place: ChosenPlace | undefined): boolean {
  const answer = waiting
  waiting = undefined
  answer?.(place)
  return answer !== undefined
}

/** Says how the position can be allowed; true when it is now. */
export function explainRefusal(): Promise<boolean> {
  const { refusedTitle, refusedHow, toSettings, notNow } = useTexts.get()
  return askToAllow('location', { title: refusedTitle, content: refusedHow, confirm: toSettings, cancel: notNow })
}
