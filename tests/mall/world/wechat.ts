import fs from 'node:fs'
import path from 'node:path'
import { weChatPayDouble, type WeChatPayDouble } from '../../../server/src/testing/weChatPayDouble'
import { post } from './client'

/** WeChat Pay as the mall's processes see it: its API beside them, and its callbacks. */
export class WeChatGateway {
  /** its API answers nothing, as in an outage; what it has in hand it still tells */
  isAway = false

  private constructor(
    private readonly double: WeChatPayDouble,
    private readonly keyFile: string,
  ) {
    double.trouble.shift = () => (this.isAway ? 'silence' : undefined)
  }

  static async open(folder: string): Promise<WeChatGateway> {
    const double = await weChatPayDouble()
    const { mchId, serial, apiKey, privateKey, platformKeys, notifyOrigin } = double.keys
    const publicKeys = [...platformKeys].map(([id, key]) => [id, key.export({ type: 'spki', format: 'pem' })])
    const keyFile = path.join(folder, 'wechatpay.json')
    const keys = {
      ...{ mchid: mchId, serial, apiV3Key: apiKey.toString(), notifyOrigin },
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      platformKeys: Object.fromEntries(publicKeys) as Record<string, string>,
    }
    fs.writeFileSync(keyFile, JSON.stringify(keys))
    return new WeChatGateway(double, keyFile)
  }

  get env(): Record<string, string> {
    const { origin } = this.double
    return { MALL_WECHAT_PAY: this.keyFile, MALL_WECHAT_ORIGIN: origin, MALL_WECHAT_APP: 'wxbrowser:secret' }
  }

  /** The buyer has paid, and nobody says so. */
  pay(outTradeNo: string): void {
    this.double.pay(outTradeNo)
  }

  /** The buyer has paid, and the mall is told of it. */
  async tell(url: string, outTradeNo: string): Promise<'taken' | 'rejected' | 'unknown'> {
    this.pay(outTradeNo)
    const { body, headers } = this.double.tells('transaction', outTradeNo)
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    return post(`${url}/notify/pay/wechatpay`, body, { ...texts, 'content-type': 'application/json' }).then(
      ({ status }) => (status === 200 ? 'taken' : status < 500 ? 'rejected' : 'unknown'),
      () => 'unknown',
    )
  }

  /** Cents of a payment that really went back. */
  refunded(outTradeNo: string): number {
    return [...this.double.refunds.values()]
      .filter(({ asked }) => asked.out_trade_no === outTradeNo)
      .reduce((sum, { asked }) => sum + asked.amount.refund, 0)
  }

  close(): Promise<void> {
    return this.double.close()
  }
}
