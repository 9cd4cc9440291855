import { refuse, type Ctx } from '../../http/route'
import type { WeChat } from '../../outside/wechat/wechat'

/** What WeChat says. Where it says nothing the shopper is told so, and the log why. */
export async function askWeChat<T>({ mall, log }: Ctx, ask: (wechat: WeChat) => Promise<T>): Promise<T> {
  try {
    return await ask(mall.outside.wechat)
  } catch (error) {
    log.error({ err: error }, 'wechat did not answer')
    throw refuse({ zh: '微信暂时没有响应，请稍后再试', en: 'WeChat is not responding. Please try again later.' })
  }
}
