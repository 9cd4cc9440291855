import type { Path } from '@mall/contract/api'
import type { DB } from '../database/schema'
import sharp from 'sharp'
import { liveAfterSales } from './memberAfterSales'
import { liveWithAssets } from './memberAssets'
import { liveInChat } from './memberChat'
import { liveWithMessages } from './memberMessages'
import { readCaptcha } from './loginWorld'
import { multipart } from './multipart'
import { livePresales } from './presaleLives'
import type { TestMall } from './testMall'

type Value = string | number | object
type Fields = Record<string, Value>

/** What a life leaves behind that nobody else is to see, by its kind. */
export type Secrets = Record<string, string[]>

export interface Told {
  path: Path
  code: number
  message: string
}

export interface LifeMore {
  /** further fields that ride along with each call, unless the call itself names them */
  extras?: (path: Path) => Record<string, string>
  headers?: Record<string, string>
  /** called after each step */
  after?: (path: Path) => Promise<void>
}

export const somebody = {
  mobile: '13912340001',
  second: '13912340002',
  third: '13912340003',
  username: 'quiet_reader_7',
  password: 'Geheim-Wort-77',
  newPassword: 'Anderes-Wort-88',
  payPassword: '918273',
  nickname: '静水流深甲',
  realname: '欧阳静水',
  receiver: '慕容收货',
  street: '望江门外大街九十九号',
  telephone: '0571-88990011',
  card: '11010519491231002X',
  message: '请放在门卫大爷那里',
} as const

const form = 'application/x-www-form-urlencoded'
const xihu = { province_id: 330000, city_id: 330100, district_id: 330106 }

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** A member from registration to logout, through every writing call that members have; in the demo mall. */
export class Life {
  token = ''
  memberId = 0
  readonly told: Told[] = []
  readonly secrets: Secrets = { token: [], code: [], ticket: [], openid: [] }

  constructor(
    readonly world: TestMall,
    private readonly more: LifeMore = {},
  ) {}

  /** `data` of the answer; every refusal is remembered. */
  async call<D = unknown>(path: Path, fields: Fields = {}, file?: Uint8Array): Promise<D> {
    const { world, more } = this
    const all = { ...more.extras?.(path), ...fields }
    const texts = Object.entries(all).map(([name, value]): [string, string] => [name, textOf(value)])
    const sent = file ? await multipart(texts, file) : { type: form, payload: new URLSearchParams(texts).toString() }
    const response = await world.app.inject({
      method: 'POST',
      url: path.replace('{path}', 'authimg'),
      headers: { ...more.headers, 'content-type': sent.type, ...(this.token ? { token: this.token } : {}) },
      payload: sent.payload,
    })
    const { code, message, data } = response.json<{ code: number; message: string; data: D }>()
    this.told.push({ path, code, message })
    await more.after?.(path)
    return data
  }

  /** Asks for a code to this mobile and reads it. */
  private async proof(path: Path, mobile: string, named = true) {
    this.world.clock.forward(121)
    const fields = path === '/api/member/paypwdcode' ? {} : await readCaptcha(this.world)
    const data = await this.call<{ key: string } | null>(path, { ...fields, ...(named ? { mobile } : {}) })
    const sms = await this.world.operator('/operator/api/dev/smscode', { mobile })
    this.secrets.code?.push(sms.data.code)
    return { key: data?.key ?? '', code: sms.data.code }
  }

  private keep(kind: 'token' | 'ticket' | 'openid', text: string): string {
    this.secrets[kind]?.push(text)
    return text
  }

  private async enter(path: Path, fields: Fields): Promise<void> {
    this.token = ''
    const data = await this.call<{ token: string } | null>(path, fields)
    this.token = this.keep('token', data?.token ?? '')
    this.memberId = await this.call<number>('/api/member/id')
  }

  async byUsername(): Promise<void> {
    const { username, password } = somebody
    await this.enter('/api/register/username', { username, password, ...(await readCaptcha(this.world)) })
    await this.enter('/api/login/login', { username, password, ...(await readCaptcha(this.world)) })
  }

  /** In the mini-program, then bound to a mobile; needs bind_mobile 0. */
  async byWeChat(): Promise<void> {
    const identity = async (name: string) => {
      const data = await this.call<{ openid: string; unionid: string; auth_ticket: string }>(
        '/weapp/api/weapp/authcodetoopenid',
        { code: `dev-${name}` },
      )
      this.keep('ticket', data.auth_ticket)
      return { weapp_openid: this.keep('openid', data.openid), auth_ticket: data.auth_ticket }
    }
    const who = { ...(await identity('life')), nickName: somebody.nickname }
    await this.enter('/api/login/auth', who)
    await this.enter('/api/login/authonlylogin', who)
    const other = await identity('life-2')
    const bound = await this.proof('/api/tripartite/mobileCode', somebody.third)
    await this.enter('/api/tripartite/mobile', { ...other, mobile: somebody.third, ...bound })
    await this.enter('/api/tripartite/mobileauth', { ...(await identity('life-3')), code: 'dev-13912340009' })
  }

  async byMobile(): Promise<void> {
    const { mobile, password, newPassword } = somebody
    const proof = await this.proof('/api/register/mobileCode', mobile)
    await this.enter('/api/register/mobile', { mobile, ...proof })
    const again = await this.proof('/api/login/mobileCode', mobile)
    await this.enter('/api/login/mobile', { mobile, ...again })
    const first = await this.proof('/api/member/pwdmobliecode', mobile, false)
    await this.call('/api/member/modifypassword', { new_password: password, ...first })
    await this.call('/api/member/modifypassword', { old_password: password, new_password: newPassword })
    const found = await this.proof('/api/findpassword/mobilecode', mobile)
    await this.call('/api/findpassword/mobile', { mobile, ...found, password })
    await this.enter('/api/login/login', { username: mobile, password, ...(await readCaptcha(this.world)) })
  }

  async profile(): Promise<void> {
    const { nickname, realname, card, payPassword, mobile, second } = somebody
    await this.call('/api/member/modifynickname', { nickname })
    await this.call('/api/member/modifyrealname', { realname })
    await this.call('/api/member/modifysex', { sex: 2 })
    await this.call('/api/member/modifybirthday', { birthday: 600_000_000 })
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#39c' } })
      .jpeg()
      .toBuffer()
    const images = picture.toString('base64')
    const face = await this.call<{ pic_path: string }>('/api/upload/headimgBase64', { images })
    await this.call('/api/member/modifyheadimg', { headimg: face.pic_path })
    const paper = await this.call<{ pic_path: string }>('/api/upload/{path}', {}, picture)
    const pictures = { auth_card_front: paper.pic_path, auth_card_back: paper.pic_path }
    await this.call('/api/memberauth/add', { auth_card_name: realname, auth_card_no: card, ...pictures })
    const pay = await this.proof('/api/member/paypwdcode', mobile, false)
    await this.call('/api/member/verifypaypwdcode', pay)
    await this.call('/api/member/modifypaypassword', { ...pay, password: payPassword })
    await this.call('/api/member/checkpaypassword', { pay_password: payPassword })
    const proof = await this.proof('/api/member/bindmobliecode', second)
    await this.call('/api/member/modifymobile', { mobile: second, ...proof })
  }

  async addresses(): Promise<void> {
    const { receiver, street, telephone, second } = somebody
    const one = { name: receiver, mobile: second, telephone, address: street, full_address: `浙江省-杭州市-西湖区` }
    const id = await this.call<number>('/api/memberaddress/add', { ...one, ...xihu, is_default: 1 })
    await this.call('/api/memberaddress/edit', { ...one, ...xihu, id, address: `${street} 2 楼` })
    const names = { province: '浙江省', city: '杭州市', district: '西湖区' }
    const named = { name: receiver, mobile: second, address: street, ...names }
    const other = await this.call<number>('/api/memberaddress/addthreeparties', named)
    await this.call('/api/memberaddress/setdefault', { id: other })
    await this.call('/api/memberaddress/delete', { id: other })
  }

  /** What is looked at, kept, received and followed. */
  async browsing(): Promise<void> {
    await this.call('/api/goods/modifyclicks', { sku_id: 1 })
    await this.call('/api/goodsbrowse/add', { sku_id: 1 })
    await this.call('/api/goodsbrowse/delete', { id: await this.one('member_browse', 'id') })
    await this.call('/api/goodscollect/add', { sku_id: 1, goods_id: 1, site_id: 3 })
    await this.call('/api/goodscollect/delete', { goods_id: 1 })
    await this.call('/api/shopmember/add', { site_id: 3 })
    await this.call('/api/shopmember/delete', { site_id: 3 })
    await this.call('/notes/api/record/add', { note_id: 1 })
    await this.call('/notes/api/record/delete', { note_id: 1 })
    await this.call('/notes/api/record/add', { note_id: 2 })
    await this.call('/live/api/live/remind', { id: 1, is_remind: 1 })
    const shops = '/coupon/api/coupon/typepagelists'
    const coupons = await this.call<{ list: { coupon_type_id: number; site_id: number }[] }>(shops, { page: 1 })
    const { coupon_type_id = 0, site_id = 0 } = coupons.list[0] ?? {}
    await this.call('/coupon/api/coupon/receive', { coupon_type_id, site_id, get_type: 2 })
    const lists = '/platformcoupon/api/platformcoupon/typepagelists'
    const platform = await this.call<{ list: { platformcoupon_type_id: number }[] }>(lists, { page: 1 })
    const { platformcoupon_type_id = 0 } = platform.list[0] ?? {}
    await this.call('/platformcoupon/api/platformcoupon/receive', { platformcoupon_type_id, get_type: 2 })
  }

  /** One order closed and deleted, one paid, shipped and received; one of each other way of selling. */
  async shopping(): Promise<void> {
    const cart = async (path: Path, fields: Fields, table: 'cart_item' | 'wholesale_cart_item') => {
      await this.call(path, fields)
      return this.one(table, 'cart_id')
    }
    const first = await cart('/api/cart/add', { sku_id: 1, num: 1 }, 'cart_item')
    await this.call('/api/cart/edit', { cart_id: first, num: 2 })
    await this.call('/api/ordercreate/create', { cart_ids: first, buyer_message: { 3: somebody.message } })
    const order_id = await this.one('orders', 'order_id')
    await this.call('/api/order/close', { order_id })
    await this.call('/api/order/delete', { order_id })
    await this.call('/api/cart/delete', { cart_id: await cart('/api/cart/add', { sku_id: 1, num: 1 }, 'cart_item') })
    await cart('/api/cart/add', { sku_id: 1, num: 1 }, 'cart_item')
    await this.call('/api/cart/clear')
    const bill = await this.call<string>('/api/ordercreate/create', { sku_id: 1, num: 1 })
    const paid = await this.one('orders', 'order_id')
    const joint = await this.call<string>('/api/order/pay', { order_ids: paid })
    const out_trade_no = typeof joint === 'string' && joint ? joint : bill
    await this.call('/api/pay/pay', { out_trade_no, pay_type: 'sandbox', return_url: '' })
    await this.world.operator('/operator/api/dev/paymark', { out_trade_no, result: 'paid' })
    await this.world.operator('/operator/api/order/ship', { order_id: paid, delivery_type: 'none' })
    await this.call('/api/order/extendtakedelivery', { order_id: paid })
    await this.call('/api/order/takedelivery', { order_id: paid })
    const wholesale = { sku_id: 13_650, num: 20 }
    const many = await cart('/wholesale/api/cart/add', wholesale, 'wholesale_cart_item')
    await this.call('/wholesale/api/cart/edit', { cart_id: many, num: 30 })
    await this.call('/wholesale/api/cart/delete', { cart_id: many })
    await cart('/wholesale/api/cart/add', wholesale, 'wholesale_cart_item')
    await this.call('/wholesale/api/cart/clear')
    const cart_ids = await cart('/wholesale/api/cart/add', wholesale, 'wholesale_cart_item')
    await this.call('/wholesale/api/ordercreate/create', { cart_ids })
    await this.call('/seckill/api/ordercreate/create', { seckill_id: 15, sku_id: 817, num: 1 })
    await this.call('/bundling/api/ordercreate/create', { bl_id: 3, num: 1 })
    await this.call('/groupbuy/api/ordercreate/create', { groupbuy_id: 1, sku_id: 13_530, num: 2 })
    await this.call('/pintuan/api/ordercreate/create', { pintuan_goods_id: 600, num: 1 })
    await this.call('/topic/api/ordercreate/create', { topic_goods_id: 1, num: 1 })
    await this.call('/bargain/api/bargain/bargain', { id: 4 })
    const launched = this.call<number>('/bargain/api/bargain/launch', { id: 8 })
    await this.call('/bargain/api/ordercreate/create', { launch_id: await launched })
    await livePresales(this, somebody.message)
  }

  async all(): Promise<void> {
    await this.byUsername()
    await this.byWeChat()
    await this.byMobile()
    await this.profile()
    await this.addresses()
    await liveWithAssets(this)
    await this.browsing()
    await this.shopping()
    await liveAfterSales(this, somebody.message)
    await liveInChat(this)
    await liveWithMessages(this)
    await this.call('/api/login/logout')
  }

  /** The newest row of the member. */
  async one(table: keyof DB, id: string) {
    const { db } = this.world.mall
    const row = await db
      .selectFrom(table as 'orders')
      .select(id as 'order_id')
      .where('member_id', '=', this.memberId)
      .orderBy(id as 'order_id', 'desc')
      .executeTakeFirst()
    return Number((row as Record<string, unknown> | undefined)?.[id] ?? 0)
  }
}
