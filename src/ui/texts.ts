import { defineTexts } from '@/i18n/defineTexts'

export const useUiTexts = defineTexts(
  {
    back: '返回',
    toTop: '回到顶部',
    close: '关闭',
    loading: '加载中',
    retry: '重新加载',
    noData: '暂无相关数据',
    failed: '加载失败了',
    failedNote: '请稍后再试一次',
    /** over the server's words where they are not in the shopper's language */
    refused: '',
    busy: '请稍等片刻',
    offline: '网络连接已断开',
    offlineNote: '请检查网络后重试',
    closed: '商城休息中',
    closedNote: '商城正在维护，请稍后再来',
    pageSlow: '页面加载较慢，请稍候',
    pageTimeout: '页面加载超时，请检查网络',
    pageMissing: '页面已更新，请重新加载',
    reload: '重新加载',
  },
  () => import('./texts.en'),
)
