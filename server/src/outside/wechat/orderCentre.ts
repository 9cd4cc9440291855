import { cutText } from '../../lib/cutText'
import { rfc3339Millis } from '../../lib/date'
import { WeChatFailure, type WeChatApi } from './weChatApi'
import type { Parcel, Shipping } from './wechat'

const upload = '/wxa/sec/order/upload_shipping_info'
const couriers = '/cgi-bin/express/delivery/open_msg/get_delivery_list'

const ways = { express: 1, local: 2, virtual: 3, pickup: 4 } as const
/** the payment was told before: as sent, or with the same parcels */
const known = new Set([10060003, 10060023])
/** most parcels of one payment, and most characters of what is in one */
const parcelsMost = 10
const titleMost = 120
/** ms the list of couriers is good for */
const listLife = 24 * 3_600_000

interface Courier {
  delivery_id: string
  delivery_name: string
}

export interface OrderCentre {
  tell(shipping: Shipping): Promise<'told'>
}

/**
 * WeChat's "shipping of orders": the shop's money of a payment in the mini-program stays held until its parcels are told.
 * A refusal throws and tells WeChat's code.
 */
export function orderCentre(api: WeChatApi, now: () => number): OrderCentre {
  let list: { couriers: Promise<Courier[]>; endsAt: number } | undefined

  function allCouriers(): Promise<Courier[]> {
    if (list && list.endsAt > now()) return list.couriers
    const asked = api.post<{ delivery_list: Courier[] }>(couriers, {}).then(({ delivery_list }) => delivery_list)
    list = { couriers: asked, endsAt: now() + listLife }
    asked.catch(() => (list = undefined))
    return asked
  }

  /** Shops write names, WeChat wants its codes. */
  async function codeOf(name: string): Promise<string> {
    const all = await allCouriers()
    const found =
      all.find(({ delivery_name }) => delivery_name === name) ??
      all.find(({ delivery_name }) => delivery_name !== '' && (has(name, delivery_name) || has(delivery_name, name)))
    // WeChat's word for a courier that it does not list
    return found?.delivery_id ?? 'OTHERS'
  }

  const written = async ({ company, number, title, mobile }: Parcel) => ({
    ...(number && { tracking_no: number, express_company: await codeOf(company) }),
    item_desc: cutText(title, titleMost, 'characters'),
    ...(number && mobile && { contact: { receiver_contact: hidden(mobile) } }),
  })

  return {
    async tell({ transactionId, openid, way, parcels }) {
      const told = parcels.slice(0, parcelsMost)
      const isSplit = told.length > 1
      try {
        await api.post(upload, {
          order_key: { order_number_type: 2, transaction_id: transactionId },
          logistics_type: ways[way],
          delivery_mode: isSplit ? 2 : 1,
          ...(isSplit && { is_all_delivered: true }),
          shipping_list: await Promise.all(told.map(written)),
          upload_time: rfc3339Millis(now()),
          payer: { openid },
        })
      } catch (error) {
        if (!(error instanceof WeChatFailure && known.has(error.errcode))) throw error
      }
      return 'told'
    },
  }
}

const has = (text: string, part: string) => part.length > 1 && text.includes(part.replace(/(快递|速运|速递|物流)$/, ''))

/** 139****0001, as WeChat takes it. */
const hidden = (mobile: string) => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
