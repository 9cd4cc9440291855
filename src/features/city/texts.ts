import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '选择城市',
    now: (city: string) => `当前：${city}`,
    locate: '定位当前城市',
    locating: '正在定位',
    unknown: '没有识别出所在城市，请在下方选择',
    located: '当前定位',
    open: '已开通分站',
    none: '暂未开通分站',
    nationWide: '全国',
    nationWideNote: '查看全部城市的店铺与商品',
    recent: '最近选择',
    popular: '热门城市',
    empty: '还没有可选的城市',
    shownNationWide: (city: string) => `${city}暂未开通分站，为您显示全国`,
  },
  () => import('./texts.en'),
)
