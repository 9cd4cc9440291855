import { call } from '@/api/call'
import type { RegionSource } from './paste/readPlace'

/** The mall's regions, each asked when a pasted text needs it. */
export const regions: RegionSource = {
  provinces: () => call('/api/address/lists', { pid: 0 }),
  cities: async () => Object.values(await call('/api/address/city', {})).flat(),
  above: async (id) => (await call('/api/address/info', { id })).pid,
  below: (id) => call('/api/address/tree', { id }),
}
