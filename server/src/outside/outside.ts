import type { Config } from '../config'
import { makeDemoPicture } from '../database/seed/pictures/make'
import { absentCourier, developmentCourier, type Courier } from './courier/courier'
import { localFiles, type Files } from './files/files'
import type { PayChannel } from './pay/payChannel'
import { sandboxChannel, type SandboxChannel } from './pay/sandbox'
import { absentSms, developmentSms, type Sms } from './sms/sms'
import { developmentWeChat } from './wechat/development'
import { absentWeChat, type WeChat } from './wechat/wechat'

/** Ports to the world outside the mall; each noun that needs another one adds it here. */
export interface Outside {
  courier: Courier
  files: Files
  /** payment channels by name; the sandbox is one of them only in development mode */
  pay: Record<string, PayChannel>
  sandbox: SandboxChannel
  sms: Sms
  wechat: WeChat
}

export function openOutside({ dataDir, mode }: Config): Outside {
  const sandbox = sandboxChannel()
  const files = localFiles(dataDir, (wire) => drawPicture(mode, wire))
  if (mode === 'production') {
    return { courier: absentCourier, files, pay: {}, sandbox, sms: absentSms, wechat: absentWeChat }
  }
  return {
    courier: developmentCourier,
    files,
    pay: { sandbox },
    sandbox,
    sms: developmentSms,
    wechat: developmentWeChat,
  }
}

/** The stand-ins of /api/config/defaultimg belong to every mall, the other pictures to the demo. */
const drawPicture = async (mode: Config['mode'], wire: string) =>
  mode === 'development' || /^\/?upload\/default\//.test(wire) ? makeDemoPicture(wire) : undefined
