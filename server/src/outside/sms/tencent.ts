import { sms } from 'tencentcloud-sdk-nodejs-sms'
import type { Sms } from './sms'

export interface TencentSmsKeys {
  secretId: string
  secretKey: string
  /** of the SMS application in Tencent's console */
  sdkAppId: string
  /** the signature that stands before every message */
  signName: string
  /** purpose -> template id; `code` serves the purposes that have none of their own */
  templates: ReadonlyMap<string, string>
}

/** minutes a code is good for, which the template tells */
const minutes = '10'
const region = 'ap-guangzhou'

/** `endpoint` is told to test against a double of the gateway. */
export function tencentSms(keys: TencentSmsKeys, endpoint?: { host: string; protocol: 'http://' | 'https://' }): Sms {
  const { secretId, secretKey, sdkAppId, signName, templates } = keys
  const client = new sms.v20210111.Client({
    credential: { secretId, secretKey },
    region,
    profile: {
      httpProfile: { reqTimeout: 10, ...(endpoint ? { endpoint: endpoint.host, protocol: endpoint.protocol } : {}) },
    },
  })
  return {
    async send({ mobile, code, purpose }) {
      const TemplateId = templates.get(purpose) ?? templates.get('code')
      if (!TemplateId) throw new Error(`no sms template for ${purpose}`)
      const answer = await client.SendSms({
        PhoneNumberSet: [`+86${mobile}`],
        SmsSdkAppId: sdkAppId,
        SignName: signName,
        TemplateId,
        TemplateParamSet: [code, minutes],
      })
      const status = answer.SendStatusSet?.[0]
      // the gateway answers well also when it takes no message over
      if (status?.Code !== 'Ok') throw new Error(`sms gateway: ${status?.Code ?? 'no answer'}`)
    },
  }
}

/** `MALL_SMS_TENCENT`: `<secret id>:<secret key>:<sdk app id>:<signature>`; `MALL_SMS_TEMPLATES`: csv of `<purpose>:<id>`. */
export function readTencentSms(env: NodeJS.ProcessEnv): TencentSmsKeys | null {
  if (!env.MALL_SMS_TENCENT) return null
  const [secretId, secretKey, sdkAppId, signName] = env.MALL_SMS_TENCENT.split(':')
  const templates = (env.MALL_SMS_TEMPLATES ?? '').split(',').filter(Boolean).map(template)
  if (!secretId || !secretKey || !sdkAppId || !signName || templates.length === 0)
    throw new Error(
      'MALL_SMS_TENCENT is <secret id>:<secret key>:<sdk app id>:<signature>, with MALL_SMS_TEMPLATES=code:<id>',
    )
  return { secretId, secretKey, sdkAppId, signName, templates: new Map(templates) }
}

function template(entry: string): [string, string] {
  const [purpose, id] = entry.split(':')
  if (!purpose || !id) throw new Error('MALL_SMS_TEMPLATES is a comma list of <purpose>:<template id>')
  return [purpose.trim(), id.trim()]
}
