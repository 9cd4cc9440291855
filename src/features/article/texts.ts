import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    helpTitle: '帮助中心',
    all: '全部',
    more: (count: number) => `查看全部 ${count} 篇`,
    noHelp: '暂无帮助内容',
    helpArticle: '帮助详情',
    helpGone: '这篇帮助已不存在',
    link: '去看看',
    ways: '还没解决？',
    notices: '公告',
    noNotices: '暂无更多信息',
    top: '置顶',
    notice: '公告详情',
    noticeGone: '这条公告已不存在',
    toNotices: '查看全部公告',
    companion: 'AI 伙伴',
  },
  () => import('./texts.en'),
)
