import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    home: '首页',
    search: '搜索商品',
    more: '更多',
    notice: '公告',
    toMall: '回商城',
    shopEmpty: '店铺还没有装修',
    followers: (count: number) => `${count} 人关注`,
    own: '自营',
    noPage: '页面不存在或已下线',
    sold: (count: number) => `已售 ${count}`,
    couponFrom: (money: string) => (Number(money) > 0 ? `满 ${Number(money)} 可用` : '无门槛'),
  },
  () => import('./texts.en'),
)
