/** Mini-program app id -> site id (specification section 1). Which id has which site is build configuration. */
type SiteByApp = Record<string, number>

/** Sites an app may belong to; another number in the configuration is a mistake and counts as 0. */
const sites = [0, 3, 7, 1, 8, 11, 14]

function configured(): SiteByApp {
  if (!MALL_APP_IDS) return {}
  try {
    return JSON.parse(MALL_APP_IDS) as SiteByApp
  } catch {
    return {}
  }
}

export function siteOfApp(appId: string, map: SiteByApp = configured()): number {
  const site = Object.prototype.hasOwnProperty.call(map, appId) ? map[appId] : 0
  return site !== undefined && sites.includes(site) ? site : 0
}
