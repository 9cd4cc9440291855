import { defineTexts } from '@/i18n/defineTexts'

/** What a mall may call otherwise, under the names of its settings. */
export const usePlainWords = defineTexts(
  {
    concept: '分销',
    fenxiao_name: '分销商',
    withdraw: '提现',
    account: '佣金',
    my_team: '我的团队',
    child: '下级',
  },
  () => import('./texts.en'),
)
