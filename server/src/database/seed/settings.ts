import { demoRules } from './rules'
import { shopSites, tradeSettings } from './shops'
import type { AdvSeed, SeedData, ShopSettingSeed } from './types'
import { synonyms } from './synonyms'

/** Without an icon the storefront draws its own, in the colours of the shopper's theme and without a request. */
const tab = (icon: string, title: string, wap_url: string) => ({
  title,
  iconPath: icon && `upload/demo/tab/${icon}.png`,
  selectedIconPath: icon && `upload/demo/tab/${icon}_on.png`,
  link: { name: title, title, wap_url },
})

const bar = { type: 1, backgroundColor: '#ffffff', textColor: '#6b6f76', textHoverColor: '#e5352b' } as const

const entry = (tag: string, text: string, icon: string, url: string) => ({
  ...{ tag, text, url },
  img: `upload/demo/menu/${icon}.png`,
})

/** The member centre's entries whose pages stand; what the tabs and the rows around them lead to is left out. */
const memberMenu = [
  entry('membersignin', '签到有礼', 'checkin', 'otherpages/member/signin/signin'),
  entry('pointshop', '积分商城', 'points', 'promotionpages/point/list/list'),
  entry('coupons', '领券中心', 'life', 'otherpages/goods/coupon/coupon'),
  entry('turntable', '幸运转盘', 'wheel', 'promotionpages/game/turntable/turntable?id=1'),
  entry('fenxiao', '分销中心', 'local', 'fenxiao/index/index'),
  entry('gifts', '我的礼品', 'gift', 'otherpages/member/gift/gift'),
  entry('pintuan', '我的拼单', 'together', 'promotionpages/pintuan/my_spell/my_spell'),
  entry('bargain', '我的砍价', 'bargain', 'promotionpages/bargain/my_bargain/my_bargain'),
  entry('presale', '我的预售', 'presale', 'promotionpages/presale/order_list/order_list'),
  entry('notes', '店铺笔记', 'notes', 'otherpages/store_notes/note_list/note_list'),
  entry('live', '直播', 'live', 'otherpages/live/list/list'),
  entry('help', '帮助中心', 'help', 'otherpages/help/list/list'),
  entry('servicer', '平台客服', 'service', 'otherpages/chat/room/room?site_id=0'),
]

const ownServicer = {
  h5: { type: 'servicer', open_url: '' },
  weapp: { type: 'servicer', corpid: '', wxwork_url: '' },
} as const

/** What differs from `initialSettings`: the demo's rules and the mall's face. */
export const platformSettings: SeedData['settings'] = {
  ...demoRules,
  website: {
    title: '拾光商城',
    logo: 'upload/demo/shop/0_logo.png',
    desc: '六家店铺，一个购物车：生鲜、家居、数码、服饰、生活与自营好物。',
    web_qrcode: '',
    web_status: 1,
    close_reason: '',
    wap_status: 1,
    keywords: '拾光商城,生鲜,家居,数码,服饰,杭州',
    web_email: 'service@shiguang.example',
    web_phone: '400-800-1234',
    development: 1,
  },
  copyright: {
    logo: 'upload/demo/shop/0_logo.png',
    company_name: '杭州拾光网络科技有限公司',
    copyright_link: '',
    copyright_desc: '拾光商城 · 认真挑选每一件',
    icp: '',
    gov_record: '',
    gov_url: '',
    market_supervision_url: '',
  },
  bottom_nav: {
    ...bar,
    // those of the shopper's theme, as its icons
    textColor: '',
    textHoverColor: '',
    list: [
      tab('', '首页', 'pages/index/index/index'),
      tab('', '分类', 'pages/goods/category/category'),
      tab('', '购物车', 'pages/goods/cart/cart'),
      tab('', '我的', 'pages/member/index/index'),
    ],
  },
  member_menu: { list: memberMenu },
  servicer: ownServicer,
  search: {
    default_words: ['落地灯'],
    hot_words: ['草莓', '耳机', '落地灯', '龙井', '牛排', '连衣裙', '跑鞋', '吉他', '帐篷', '猫粮'],
    synonyms,
  },
}

export const shopSettings: ShopSettingSeed[] = [
  ...shopSites.map((site): ShopSettingSeed => ({
    shop: `shop-${site}`,
    key: 'bottom_nav',
    value: {
      ...bar,
      list: [
        tab('shop', '店铺', `otherpages/shop/index/index?site_id=${site}`),
        tab('category', '商品', `pages/goods/list/list?site_id=${site}`),
        tab('cart', '购物车', 'pages/goods/cart/cart'),
        tab('member', '我的', 'pages/member/index/index'),
      ],
    },
  })),
  ...[3, 7].map((site): ShopSettingSeed => ({ shop: `shop-${site}`, key: 'servicer', value: ownServicer })),
  ...tradeSettings,
]

export const advRows: AdvSeed[] = [
  {
    code: 'adv-index',
    ap_id: 1,
    keyword: 'NS_INDEX',
    ap_name: '首页轮播',
    ap_width: 1500,
    ap_height: 750,
    adv_list: [
      ['home1', '当季鲜果', 'pages/goods/list/list?keyword=%E6%B0%B4%E6%9E%9C', '#ffe3dc'],
      ['home4', '把家收拾成喜欢的样子', 'otherpages/shop/index/index?site_id=3', '#dff3e8'],
    ].map(([name, adv_title, wap_url, background], i) => ({
      adv_title: adv_title!,
      adv_url: { title: adv_title!, wap_url: wap_url! },
      adv_image: `upload/demo/banner/${name}.jpg`,
      slide_sort: i + 1,
      price: '0.00',
      background: background!,
    })),
  },
]
