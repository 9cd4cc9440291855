import { defineTexts } from '@/i18n/defineTexts'
import { inTenThousands } from '@/lib/shortCount'

export const useTexts = defineTexts(
  {
    count: inTenThousands,
    reads: (count: string) => `阅读 ${count}`,
    likes: (count: string) => `点赞 ${count}`,
    pictures: (count: number) => `${count} 图`,
    types: { shop_said: '店铺说', goods_item: '好物' },
  },
  () => import('./texts.en'),
)
