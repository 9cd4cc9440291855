import { comeToForeground, goToBackground } from '../background'
import type { Sim } from '../sim'
import { freshCode } from './codes'
import { recorded, WxFailure, type Area } from './define'
import { need } from './needs'
import { checkPayment } from './payment'
import { mustFollowUser, userDid } from '../taps'

const mostTemplates = 3

/** The user: who she is, what she may be sent, what she pays. */
export function memberArea(sim: Sim): Area {
  let session = false
  return {
    async: {
      login: (options: object) =>
        recorded(sim, 'login', options, () => {
          if (sim.scenario.login === 'fail') throw new WxFailure('login failed', { errno: 600001 })
          session = true
          return { code: freshCode(sim, sim.scenario.loginCode) }
        }),
      checkSession() {
        if (!session) throw new Error('session key expired')
      },
      getUserProfile(options: { desc: string }) {
        need(options, { desc: 'String' })
        mustFollowUser()
        return anonymous()
      },
      getUserInfo: () => anonymous(),
      requestSubscribeMessage: (options: { tmplIds: string[] }) =>
        recorded(sim, 'requestSubscribeMessage', options, () => subscribe(sim, options)),
      requestPayment: (options: object) =>
        recorded(sim, 'requestPayment', options, async () => {
          checkPayment(options)
          const outcome = await sim.chrome.payment(sim.scenario.payment)
          userDid('payment')
          if (outcome === 'cancelled') throw new WxFailure('cancel', { errCode: -2 })
          if (outcome === 'failed') throw new WxFailure('', { errCode: -1 })
          return {}
        }),
      requestMerchantTransfer: (options: object) =>
        recorded(sim, 'requestMerchantTransfer', options, async () => {
          need(options, { mchId: 'String', appId: 'String', package: 'String' })
          const { transfer } = sim.scenario
          if (transfer === 'failed') throw new WxFailure('', { errCode: -1 })
          const words = ['simulator, not WeChat']
          if (!(await sim.chrome.question('transfer', words, transfer === 'confirmed'))) throw new WxFailure('cancel')
          return {}
        }),
      openBusinessView: (options: BusinessView) =>
        recorded(sim, 'openBusinessView', options, () => {
          need(options, { businessType: 'String', extraData: 'Object' })
          if (options.businessType !== 'weappOrderConfirm')
            throw new WxFailure(`not simulated: ${options.businessType}`)
          const { transaction_id, merchant_id, merchant_trade_no } = options.extraData
          if (!transaction_id && !(merchant_id && merchant_trade_no)) throw new WxFailure('parameter error: no payment')
          if (sim.scenario.receipt === 'failed') throw new WxFailure('')
          // it is opened; what becomes of it the app hears when it is shown again
          sim.window.setTimeout(() => void confirmReceipt(sim, options.extraData))
          return {}
        }),
    },
  }
}

interface BusinessView {
  businessType: string
  extraData: Record<string, string>
}

/** WeChat's own mini-program in which goods are received lies over the app, which is in the background meanwhile. */
async function confirmReceipt(sim: Sim, asked: object): Promise<void> {
  goToBackground(sim)
  const received = await sim.chrome.question('receipt', ['simulator, not WeChat'], sim.scenario.receipt === 'confirmed')
  const extraData = { status: received ? 'success' : 'cancel', errormsg: '', req_extradata: asked }
  comeToForeground(sim, { scene: 1038, referrerInfo: { appId: 'wx1183b055aeec94d1', extraData } })
}

/** Since 2022 WeChat tells nobody's name or picture. */
export const anonymous = (): object => {
  const userInfo = {
    nickName: '微信用户',
    avatarUrl:
      'https://thirdwx.qlogo.cn/mmopen/vi_32/POgEwh4mIHO4nibH0KlMECNjjGxQUq24ZEaGT4poC6icRiccVGKSyXwibcPq4BWmiaIGuG1icwxaQX6grC9VemZoJ8rg/132',
    gender: 0,
    country: '',
    province: '',
    city: '',
    language: '',
  }
  return { userInfo, rawData: JSON.stringify(userInfo), signature: '', encryptedData: '', iv: '' }
}

async function subscribe(sim: Sim, options: { tmplIds: string[] }): Promise<object> {
  const { subscribe: answers } = sim.scenario
  if (!Array.isArray(options.tmplIds) || options.tmplIds.length === 0)
    throw new WxFailure('TmplIds can not be empty', { errCode: 10001 })
  if (options.tmplIds.length > mostTemplates)
    throw new WxFailure('Templates count out of max bounds', { errCode: 20003 })
  mustFollowUser(['page', 'dialog', 'payment'], { errCode: 20010 })
  if (typeof answers === 'number') throw new WxFailure(subscribeWords[answers] ?? '', { errCode: answers })
  const answerOf = (template: string) => (typeof answers === 'string' ? answers : (answers[template] ?? 'reject'))
  const each = options.tmplIds.map((template) => [template, answerOf(template)] as const)
  // a user who banned it is not asked
  if (each.some(([, answer]) => answer === 'accept' || answer === 'reject')) {
    const accepts = each.some(([, answer]) => answer === 'accept')
    const agreed = await sim.chrome.question('subscribe', options.tmplIds, accepts)
    if (!agreed && accepts) return Object.fromEntries(options.tmplIds.map((template) => [template, 'reject']))
  }
  return Object.fromEntries(each)
}

const subscribeWords: Record<number, string> = {
  10002: 'request subscribe message fail',
  10003: 'request subscribe message fail',
  10005: 'popup fail',
  20001: 'No template data return, verify the template id exist',
  20002: "Templates type must be same",
  20004: 'The main switch is switched off',
  20005: 'The mini program is banned',
} // prettier-ignore
