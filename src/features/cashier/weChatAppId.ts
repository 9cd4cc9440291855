import type { PayAnswer } from '@mall/contract/pay'
import { call } from '@/api/call'
import { host } from '@/platform/host/host'
import { pageUrl } from '@/session/baseUrl'
import { routes } from '@/routes'

/** WeChat's browser wants to know for which public account it pays (start-and-login section 3.2). */
export async function weChatAppId({ type }: PayAnswer): Promise<string> {
  if (type !== 'jsapi' || host.appType !== 'wechat') return ''
  const url = pageUrl(`/${routes.cashier.path}`)
  return (await call('/wechat/api/wechat/jssdkconfig', { url }, { silent: true })).appId
}
