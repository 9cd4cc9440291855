import type { FenxiaoWords } from '@mall/contract/fenxiao'
import { defineTexts } from '@/i18n/defineTexts'

export const usePosterTexts = defineTexts(
  {
    title: '推广海报',
    subjects: {
      home: (_words: FenxiaoWords): string => '商城首页',
      market: ({ concept }: FenxiaoWords) => `${concept}市场`,
    },
    /** the others of one subject, where the mall draws several */
    further: (subject: string, number: number) => `${subject} ${number}`,
    picture: (subject: string) => `${subject}的海报，含您的头像、昵称与二维码`,
    card: { home: '邀请您一起来逛逛', market: '为您挑选的好物，一起来看看' },
    /** when a friend counts, by the mall's rule */
    how: {
      1: ({ child }: FenxiaoWords) => `好友扫码或点开链接并登录后，成为您的${child}`,
      2: ({ child }: FenxiaoWords) => `好友扫码或点开链接并首次下单后，成为您的${child}`,
      3: ({ child }: FenxiaoWords) => `好友扫码或点开链接并首次付款后，成为您的${child}`,
    },
  },
  () => import('./posterTexts.en'),
)
