import type { JssdkConfig, ShareData } from '@mall/contract/wechat'
import { host } from '@/platform/host/host'
import { share } from '@/platform/share/share'
import { routes } from '@/routes'
import { addressOf, currentAddress } from '@/navigation/address'
import { fileUrl, pageUrl } from '@/session/baseUrl'
import { signedUrl } from './launch'
import { routeAt } from '@/navigation/routeAt'
import { call } from '@/api/call'
import { sharer } from '@/api/sharer'

const quiet = { silent: true, login: 'quiet' } as const
const inviters = ['suid', 'uid', 'source_member', 'scene'] as const

let began: { url: string; config: JssdkConfig } | undefined

/** iOS signs the address the visit began with, Android the one that is shown. */
async function configFor(shown: string, { jssdk_config: own }: ShareData): Promise<JssdkConfig> {
  const url = signedUrl()
  if (url === shown) return own
  if (began?.url !== url) began = { url, config: await call('/wechat/api/wechat/jssdkconfig', { url }, quiet) }
  return began.config
}

/** A page for members leads a friend to a login: home is shared in its place. */
async function linkOf(page: string): Promise<string> {
  const isOwn = routeAt(currentAddress().split('?')[0] ?? '')?.member
  const link = new URL(isOwn ? pageUrl(addressOf(routes.home)) : page)
  inviters.forEach((name) => link.searchParams.delete(name))
  for (const [name, id] of Object.entries(await sharer())) link.searchParams.set(name, String(id))
  return String(link)
}

let round = 0

async function prepare(): Promise<void> {
  const mine = (round += 1)
  const shown = host.address().split('#')[0] ?? ''
  const data = await call('/wechat/api/wechat/share', { url: shown }, quiet)
  const { title, desc, imgUrl, link: page, permission } = data.share_config
  const [config, link] = await Promise.all([configFor(shown, data), linkOf(page)])
  // the shopper has gone on meanwhile
  if (mine !== round) return
  const card = { title, summary: desc, link, path: currentAddress(), image: fileUrl(imgUrl) }
  await share.prepare(card, config, permission)
}

/**
 * In WeChat's browser, from the start on: its menu shares the page that is shown. A mall that WeChat does not know, or a
 * script that does not come, leaves the menu as WeChat makes it.
 */
export function watchMenu(): void {
  const again = () => void prepare().catch(() => undefined)
  share.watchPages(again)
  again()
}
