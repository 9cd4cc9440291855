import { defineTexts } from '@/i18n/defineTexts'
import { inTenThousands, peopleInTenThousands } from '@/lib/shortCount'

export const useFaceTexts = defineTexts(
  {
    own: '自营',
    followers: (count: number) => peopleInTenThousands(count, '人关注'),
    sold: (count: number) => `已售 ${inTenThousands(count)}`,
    scores: { shop_desccredit: '描述相符', shop_servicecredit: '服务态度', shop_deliverycredit: '物流服务' },
  },
  () => import('./faceTexts.en'),
)
