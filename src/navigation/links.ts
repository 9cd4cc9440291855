import type { LinkField } from '@mall/contract/diyComponents'
import { ownTarget, type Target } from './address'
import { openTarget } from './open'
import { isOpenable } from './openable'
import { routes } from '@/routes'

type Link = LinkField | string | undefined

/** Where a link of a decorated page leads: into the web view, to one of our pages, or nowhere. */
export function targetOf(link: Link): Target | undefined {
  const { wap_url, site_id: site = 0 } = typeof link === 'string' ? { wap_url: link } : (link ?? {})
  // of an operator's page: anything may stand there
  const url = String(wap_url ?? '')
  if (/^https?:\/\/[^/\\\s]/i.test(url)) return { route: routes.webview, query: { link: url } }
  const target = ownTarget(url)
  if (!target || target.query.site_id || Number(site) <= 0) return target
  return { ...target, query: { ...target.query, site_id: String(site) } }
}

/** Empty, unknown and switched-off links are not; blocks leave their entries out or draw them flat. */
export function isLinkOpenable(link: Link): boolean {
  const target = targetOf(link)
  return target !== undefined && isOpenable(target.route, target.query)
}

/** Leads to a page that the mall has switched off, such as a shop while shops are hidden: the entry goes altogether. */
export function isLinkOff(link: Link): boolean {
  const target = targetOf(link)
  return target !== undefined && !isOpenable(target.route, target.query)
}

/** Follows a link (home-and-diy.md section 1); an empty or unknown one does nothing. */
export async function openLink(link: Link): Promise<void> {
  const target = targetOf(link)
  if (target) await openTarget(target)
}
