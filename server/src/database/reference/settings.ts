import { addons, type Addon, type ConfigKey, type ConfigValue, type Patch } from '@mall/contract/settings'
import { agreements } from './agreements'

/** On in a new production mall; why each of them is: docs/wire/start-and-login.md section 1.1. */
const neededAddons: readonly Addon[] = ['membercancel', 'sitemessage']

const addonFlags = Object.fromEntries(
  addons.map((name) => [name, neededAddons.includes(name) ? 1 : 0]),
) as ConfigValue<'addon'>

/** Without an icon the storefront draws its own, in the colours of the shopper's theme. */
const tab = (title: string, wap_url: string) => ({
  title,
  iconPath: '',
  selectedIconPath: '',
  link: { name: title, title, wap_url },
})

const entry = (tag: string, text: string, icon: string, url: string) => ({
  ...{ tag, text, url },
  img: `upload/default/menu/${icon}.png`,
})

/** The storefront shows an entry only while the addon of its page is on. */
const memberMenu = [
  entry('membersignin', '签到有礼', 'checkin', 'otherpages/member/signin/signin'),
  entry('pointshop', '积分商城', 'points', 'promotionpages/point/list/list'),
  entry('coupons', '领券中心', 'life', 'otherpages/goods/coupon/coupon'),
  entry('fenxiao', '分销中心', 'local', 'fenxiao/index/index'),
  entry('gifts', '我的礼品', 'gift', 'otherpages/member/gift/gift'),
  entry('pintuan', '我的拼单', 'together', 'promotionpages/pintuan/my_spell/my_spell'),
  entry('bargain', '我的砍价', 'bargain', 'promotionpages/bargain/my_bargain/my_bargain'),
  entry('presale', '我的预售', 'presale', 'promotionpages/presale/order_list/order_list'),
  entry('notes', '店铺笔记', 'notes', 'otherpages/store_notes/note_list/note_list'),
  entry('live', '直播', 'live', 'otherpages/live/list/list'),
  entry('help', '帮助中心', 'help', 'otherpages/help/list/list'),
]

/** What a new production mall begins with over `initialSettings`; texts in 【】 and [] are for the owner to replace. */
export const referenceSettings: { readonly [K in ConfigKey]?: Patch<ConfigValue<K>> } = {
  addon: addonFlags,
  agreements,
  bottom_nav: {
    type: 1,
    backgroundColor: '#ffffff',
    textColor: '',
    textHoverColor: '',
    list: [
      tab('首页', 'pages/index/index/index'),
      tab('分类', 'pages/goods/category/category'),
      tab('购物车', 'pages/goods/cart/cart'),
      tab('我的', 'pages/member/index/index'),
    ],
  },
  copyright: { company_name: '【公司名称】' },
  member_menu: { list: memberMenu },
  website: { title: '【商城名称】' },
}
