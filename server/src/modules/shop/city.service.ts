import type { Mall } from '../../mall'

/** The city a list is narrowed to, 0 = all; while the addon is off, cities count nowhere (wire/home-and-diy section 1). */
export const cityWanted = async ({ settings }: Mall, websiteId = 0): Promise<number> =>
  websiteId > 0 && (await settings.get('addon')).city === 1 ? websiteId : 0
