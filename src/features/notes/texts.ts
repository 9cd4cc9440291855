import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '店铺笔记',
    all: '全部',
    none: '暂无笔记',
    note: '笔记详情',
    gone: '这篇笔记已不存在',
    toList: '看看其他笔记',
    highlights: '亮点',
    goods: '文中好物',
    buy: '去看看',
    soldOut: '已售罄',
    like: '点赞',
    liked: '已点赞',
    unliked: '已取消点赞',
  },
  () => import('./texts.en'),
)
