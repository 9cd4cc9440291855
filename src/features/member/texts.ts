import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '我的',
    login: '登录 / 注册',
    loginNote: '登录后查看订单、优惠券和资产',
    balance: '余额',
    point: '积分',
    coupons: '优惠券',
    favourites: '收藏',
    footprints: '足迹',
    growth: '成长值',
    orders: '我的订单',
    all: '查看全部',
    tabs: { waitpay: '待付款', waitsend: '待发货', waitconfirm: '待收货', waitrate: '待评价', refunding: '退款/售后' },
    services: '我的服务',
    /** by tag, in place of the mall's own words: it writes its menu in one language */
    entries: {} as Partial<Record<string, string>>,
    verification: '核销台',
    addresses: '收货地址',
    settings: '设置',
    notSet: '未设置昵称',
  },
  () => import('./texts.en'),
)
