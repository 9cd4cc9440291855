import type { Words } from '@mall/contract/words'

/** A parcel as its courier is asked about it; times in unix seconds. */
export interface ParcelQuery {
  company: string
  number: string
  sentAt: number
  /** 0 = the buyer has not confirmed it */
  signedAt: number
  /** `浙江省-杭州市-西湖区` */
  region: string
  now: number
}

export interface TraceStep {
  /** unix seconds */
  at: number
  remark: string
}

export type Trace =
  | { success: 1; list: TraceStep[] }
  /** why there is nothing to show */
  | { success: 0; reason: Words }

/** Tells where a parcel is, newest first. Throws when the service did not answer. */
export interface Courier {
  trace(parcel: ParcelQuery): Promise<Trace>
}

/** A mall without a tracking service. */
export const absentCourier: Courier = {
  trace: () =>
    Promise.resolve({
      success: 0,
      reason: {
        zh: '暂无物流信息，请到快递公司官网查询',
        en: "No tracking here. Please look it up on the courier's website.",
      },
    }),
}

const hour = 3600
const known = ['顺丰', '中通', '京东', '圆通', '申通', '韵达', '邮政', 'EMS', '德邦', '极兔']

/** Parcels travel for two days by the mall's clock: what they have passed by now is told. */
export const developmentCourier: Courier = {
  trace({ company, number, sentAt, signedAt, region, now }) {
    if (!number)
      return Promise.resolve({
        success: 0,
        reason: { zh: '商家未填写运单号', en: 'The shop has given no tracking number' },
      })
    if (!known.some((name) => company.includes(name))) {
      const reason = {
        zh: `暂不支持查询${company || '该快递'}的物流轨迹`,
        en: `Parcels of ${company || 'this courier'} cannot be tracked here`,
      }
      return Promise.resolve({ success: 0, reason })
    }
    const [, city = '', district = ''] = region.split('-')
    const way: [hours: number, remark: string][] = [
      [0, `【杭州市】${company}已揽收，运单号 ${number}`],
      [3, '【杭州市】快件已到达 杭州转运中心'],
      [8, `【杭州市】快件已发往 ${city || '目的地'}转运中心`],
      [20, `【${city || '目的地'}】快件已到达 ${city}转运中心`],
      [26, `【${city || '目的地'}】快件已到达 ${district}营业部，正在安排派送`],
      [28, `【${city || '目的地'}】快递员正在派送，请保持电话畅通`],
    ]
    const end = signedAt || now
    const passed = way.map(([hours, remark]) => ({ at: sentAt + hours * hour, remark })).filter(({ at }) => at <= end)
    if (signedAt) passed.push({ at: signedAt, remark: '您的快件已签收，感谢使用' })
    return Promise.resolve({ success: 1, list: passed.reverse() })
  },
}
