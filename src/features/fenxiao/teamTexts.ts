import type { FenxiaoWords } from '@mall/contract/fenxiao'
import { defineTexts } from '@/i18n/defineTexts'

export const useTeamTexts = defineTexts(
  {
    total: (count: number) => `共 ${count} 人`,
    tabs: {
      0: ({ child }: FenxiaoWords) => `普通${child}`,
      1: ({ fenxiao_name }: FenxiaoWords) => `一级${fenxiao_name}`,
      2: ({ fenxiao_name }: FenxiaoWords) => `二级${fenxiao_name}`,
    },
    none: {
      0: ({ child }: FenxiaoWords) => `还没有普通${child}`,
      1: ({ fenxiao_name }: FenxiaoWords) => `还没有一级${fenxiao_name}`,
      2: ({ fenxiao_name }: FenxiaoWords) => `还没有二级${fenxiao_name}`,
    },
    noneNote: '好友通过您分享的海报或链接加入后会显示在这里',
    invite: '去邀请好友',
    nameless: '未设置昵称',
    registered: (day: string) => `${day} 注册`,
    joined: (day: string) => `${day} 加入`,
    placed: (count: number) => `下单 ${count} 笔`,
    completed: (count: number) => `完成 ${count} 笔`,
  },
  () => import('./teamTexts.en'),
)
