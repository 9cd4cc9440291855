import { ChannelFailure, type TransferConfirm, type TransferState, type Transfers } from './payChannel'
import type { WeChatPayApi } from './weChatPayApi'
import type { TransferScene } from './weChatPayKeys'

export interface WeChatTransfersOptions {
  api: WeChatPayApi
  scene: TransferScene
  mchId: string
  /** where WeChat tells that a transfer is over */
  notify_url: string
  appIdFor: (app: 'wechat' | 'weapp') => string | undefined
  isMissing: (error: unknown) => boolean
}

interface TransferBill {
  state: string
  package_info?: string
  fail_reason?: string
}

const bills = '/v3/fund-app/mch-transfer/transfer-bills'

/** A merchant's transfers to the wallets of members, who accept each one in WeChat. */
export function weChatTransfers({
  api,
  scene,
  mchId,
  notify_url,
  appIdFor,
  isMissing,
}: WeChatTransfersOptions): Transfers {
  const transfer_scene_report_infos = Object.entries(scene.report).map(([info_type, info_content]) => ({
    info_type,
    info_content,
  }))
  const transfers: Transfers = {
    nameFrom: 200_000,
    serves: (app) => appIdFor(app) !== undefined,
    async start({ transferNo, cents, app, openid, realname }) {
      const appid = appIdFor(app)
      if (!appid) throw new ChannelFailure('wechatpay', 'transfer', 'NO_APP')
      if (openid === '') throw new ChannelFailure('wechatpay', 'transfer', 'NO_OPENID')
      const asked = {
        ...{ appid, out_bill_no: transferNo, transfer_scene_id: scene.id, openid, transfer_amount: cents, notify_url },
        ...{ transfer_remark: '余额提现', transfer_scene_report_infos },
      }
      // of small sums WeChat does not take a name
      const secrets = cents >= transfers.nameFrom ? { user_name: realname } : undefined
      const bill = await api.post<TransferBill>(bills, asked, secrets)
      return stateOf(bill, bill.package_info && { mch_id: mchId, app_id: appid, package: bill.package_info })
    },
    async find(transferNo) {
      try {
        return stateOf(await api.get<TransferBill>(`${bills}/out-bill-no/${transferNo}`))
      } catch (error) {
        if (isMissing(error)) return { state: 'unknown' }
        throw error
      }
    },
  }
  return transfers
}

function stateOf({ state, fail_reason = '' }: TransferBill, confirm?: TransferConfirm | ''): TransferState {
  if (state === 'SUCCESS') return { state: 'done' }
  if (state === 'FAIL' || state === 'CANCELLED') return { state: 'failed', reason: fail_reason || state }
  if (state === 'WAIT_USER_CONFIRM') return { state: 'waiting', ...(confirm ? { confirm } : {}) }
  return { state: 'running' }
}
