import { addons, type Addon } from '@mall/contract/settings'
import { codes } from '@mall/contract/envelope'
import type { Mall } from '../mall'
import { refuse } from './route'

/** These answer under /api/{addon}/ instead of /{addon}/api/ (start-and-login.md section 1.1). */
const inner: readonly Addon[] = ['membersignin', 'memberwithdraw', 'store']

/** The addon a path belongs to, by its lower-case form. */
export function addonOf(path: string): Addon | null {
  const [, first = '', second = ''] = path.toLowerCase().split('/')
  const name = first === 'api' ? inner.find((addon) => addon === second) : addons.find((addon) => addon === first)
  if (first !== 'api' && second !== 'api') return null
  return name ?? null
}

export async function refuseOff(mall: Mall, addon: Addon): Promise<void> {
  const flags = await mall.settings.get('addon')
  if (flags[addon] === 0) throw refuse('该功能未开启', { code: codes.ERROR, errorCode: 'ADDON_OFF' })
}
