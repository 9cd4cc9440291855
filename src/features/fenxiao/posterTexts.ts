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
    how: '好友扫码或点开链接进入商城后，将记为您邀请的好友',
    copy: '复制链接',
    share: '发给好友',
    save: '保存图片',
  },
  () => import('./posterTexts.en'),
)
