import { defineTexts } from '@/i18n/defineTexts'

/** As a mall that was not told otherwise has them, under the names of its settings. */
export const initialWords = {
  concept: '分销',
  fenxiao_name: '分销商',
  withdraw: '提现',
  account: '佣金',
  my_team: '我的团队',
  child: '下级',
}

/** What a mall may call otherwise. */
export const usePlainWords = defineTexts(initialWords, () => import('./texts.en'))

/** A mall writes its words in one language: those it left as they were are told in the shown one. */
export function wordOf(name: keyof typeof initialWords, own: string | undefined, plain: typeof initialWords): string {
  const word = own?.trim()
  return word && word !== initialWords[name] ? word : plain[name]
}
