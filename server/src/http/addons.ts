import type { Call } from '@mall/contract/define'
import { addons, type Addon } from '@mall/contract/settings'
import { codes } from '@mall/contract/envelope'
import type { Mall } from '../mall'
import type { Fields } from './form'
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
  if (flags[addon] === 0)
    throw refuse(
      { zh: '该功能未开启', en: 'This is not available at the moment' },
      { code: codes.ERROR, errorCode: 'ADDON_OFF' },
    )
}

/** While the addon city is off, every city sub-site counts as none (home-and-diy.md section 1). */
export async function withoutCity(mall: Mall, call: Call, fields: Fields): Promise<Fields> {
  if ((!fields.website_id && !fields.web_city) || (await mall.settings.get('addon')).city === 1) return fields
  // web_city is the older name of website_id, except where it names the city itself
  const older = 'website_id' in call.params.entries ? { web_city: '' } : {}
  return { ...fields, website_id: 0, ...older }
}
