import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'
import { makeDemoPicture } from '../database/seed/pictures/make'
import { absentCourier, developmentCourier, type Courier } from './courier/courier'
import { absentContentCheck, developmentContentCheck, type ContentCheck } from './content/content'
import { weChatContent } from './content/weChatContent'
import { localFiles, type Files } from './files/files'
import { developmentGeo } from './geo/development'
import { absentGeo, type Geo } from './geo/geo'
import { tencentGeo } from './geo/tencent'
import type { PayChannel } from './pay/payChannel'
import { sandboxChannel, type SandboxChannel } from './pay/sandbox'
import { weChatPay } from './pay/weChatPay'
import { unforeseeable, type Random } from '../lib/random'
import { absentSms, developmentSms, type Sms } from './sms/sms'
import { tencentSms } from './sms/tencent'
import { developmentWeChat } from './wechat/development'
import { absentLiveRooms, weChatLiveRooms, type LiveRooms } from './wechat/liveRooms'
import { officialWeChat } from './wechat/official'
import { weChatApis, type WeChatApi } from './wechat/weChatApi'
import { absentWeChat, type WeChat } from './wechat/wechat'

/** Ports to the world outside the mall; each noun that needs another one adds it here. */
export interface Outside {
  courier: Courier
  /** what shoppers write and show is held against the law */
  content: ContentCheck
  files: Files
  geo: Geo
  liveRooms: LiveRooms
  /** payment channels by name; the sandbox is one of them only in development mode */
  pay: Record<string, PayChannel>
  /** what bargains cut and games draw by */
  random: Random
  sandbox: SandboxChannel
  sms: Sms
  wechat: WeChat
}

export function openOutside(config: Config, log: FastifyBaseLogger): Outside {
  const { dataDir, mode, wechat, sms, geo, sandboxKey, sandboxOrigin } = config
  const apis = weChatApis(wechat.keys, wechat.origin || undefined)
  const sandbox = sandboxChannel(sandboxKey ? Buffer.from(sandboxKey) : undefined, sandboxOrigin)
  const isDevelopment = mode === 'development'
  const hasKeys = Object.keys(wechat.keys).length > 0
  return {
    courier: isDevelopment ? developmentCourier : absentCourier,
    content: contentCheck(apis.weapp, isDevelopment, log),
    files: localFiles(dataDir, (wire) => drawPicture(mode, wire)),
    geo: geo ? tencentGeo(geo) : isDevelopment ? developmentGeo : absentGeo,
    liveRooms: apis.weapp ? weChatLiveRooms(apis.weapp) : absentLiveRooms,
    pay: { ...weChatChannel(config, log), ...(isDevelopment ? { sandbox } : {}) },
    random: unforeseeable,
    sandbox,
    sms: sms ? tencentSms(sms) : isDevelopment ? developmentSms : absentSms,
    // with keys of its own also a developer's mall asks WeChat (start-and-login.md section 3.1)
    wechat: hasKeys ? officialWeChat({ ...wechat, apis }) : isDevelopment ? developmentWeChat : absentWeChat,
  }
}

function weChatChannel({ weChatPay: keys, wechat }: Config, log: FastifyBaseLogger): Record<string, PayChannel> {
  if (!keys) return {}
  const appIds = Object.fromEntries(Object.entries(wechat.keys).map(([app, { appId }]) => [app, appId]))
  const warn = (what: string) => log.error({ channel: 'wechatpay' }, what)
  return { wechatpay: weChatPay({ keys, appIds, origin: wechat.origin, warn }) }
}

function contentCheck(api: WeChatApi | undefined, isDevelopment: boolean, log: FastifyBaseLogger): ContentCheck {
  if (api) return weChatContent(api, (error) => log.warn({ err: error }, 'content check did not answer'))
  return isDevelopment ? developmentContentCheck : absentContentCheck
}

/** The stand-ins of /api/config/defaultimg belong to every mall, the other pictures to the demo. */
const drawPicture = async (mode: Config['mode'], wire: string) =>
  mode === 'development' || /^\/?upload\/default\//.test(wire) ? makeDemoPicture(wire) : undefined
