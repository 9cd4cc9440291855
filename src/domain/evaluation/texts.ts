import { defineTexts } from '@/i18n/defineTexts'
import { inTenThousands } from '@/lib/shortCount'

export const useTexts = defineTexts(
  {
    anonymous: '匿名用户',
    scores: (count: number) => `${count} 星`,
    newest: '最新评价',
    all: '全部评价',
    reply: '商家回复',
    picture: (at: number, count: number) => `查看评价图片，第 ${at} 张，共 ${count} 张`,
    pictures: '评价图片',
    again: (days: number) => (days <= 0 ? '当天追评' : `${days} 天后追评`),
    kinds: { all: '全部', pictured: '有图', good: '好评', medium: '中评', bad: '差评' },
    counted: (kind: string, count: number) => `${kind} ${inTenThousands(count)}`,
    noWords: '此用户没有填写评价内容',
  },
  () => import('./texts.en'),
)
