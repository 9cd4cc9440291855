/** Every call of the wire, merged. The storefront imports the types only. */
import { account } from './account'
import { address } from './address'
import { auth } from './auth'
import { bargain } from './bargain'
import { cancellation } from './cancellation'
import { cart } from './cart'
import { category } from './category'
import { chat } from './chat'
import { checkout } from './checkout'
import { collect } from './collect'
import { combo } from './combo'
import { config } from './config'
import { content } from './content'
import { coupon } from './coupon'
import { diy } from './diy'
import { fenxiao } from './fenxiao'
import { game } from './game'
import { goods } from './goods'
import { groupbuy } from './groupbuy'
import { level } from './level'
import { member } from './member'
import { message } from './message'
import { note } from './note'
import { operator } from './operator'
import { order } from './order'
import { pay } from './pay'
import { pintuan } from './pintuan'
import { pointExchange } from './pointExchange'
import { presale } from './presale'
import { realname } from './realname'
import { recharge } from './recharge'
import { refund } from './refund'
import { region } from './region'
import { seckill } from './seckill'
import { shop } from './shop'
import { store } from './store'
import { topic } from './topic'
import { upload } from './upload'
import { verify } from './verify'
import { wechat } from './wechat'
import { wholesale } from './wholesale'
import { withdraw } from './withdraw'

export const api = {
  ...config,
  ...auth,
  ...wechat,
  ...upload,
  ...diy,
  ...region,
  ...content,
  ...category,
  ...goods,
  ...coupon,
  ...cart,
  ...checkout,
  ...pay,
  ...order,
  ...refund,
  ...member,
  ...account,
  ...address,
  ...withdraw,
  ...level,
  ...collect,
  ...recharge,
  ...cancellation,
  ...realname,
  ...shop,
  ...store,
  ...note,
  ...message,
  ...chat,
  ...verify,
  ...groupbuy,
  ...seckill,
  ...pintuan,
  ...bargain,
  ...presale,
  ...combo,
  ...topic,
  ...wholesale,
  ...pointExchange,
  ...game,
  ...fenxiao,
  ...operator,
} as const

export type Api = typeof api
export type Path = keyof Api
