import { appFiles } from '../../shared/messages'
import { hostOf } from '../glass'
import { shownAddress } from '../wx/files'
import type { Self } from './define'

/** Where the browser finds a picture or a sound the mini-program names: a file of its own, or of the network. */
export function resourceOf({ node, sim }: Pick<Self, 'node' | 'sim'>, place: string): string {
  if (!place || /^(https?|data|blob):/.test(place)) return place
  if (place.startsWith('wxfile://')) return shownAddress(sim, place)
  if (place.startsWith('//')) return `https:${place}`
  if (place.startsWith('/')) return appFiles + place.slice(1)
  const folder = (hostOf(node)?.is ?? '').split('/').slice(0, -1).join('/')
  return new URL(place, `http://app${appFiles}${folder}/`).pathname
}
