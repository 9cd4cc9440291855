import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    failed: '请求失败，请稍后重试',
    timeout: '请求超时，请稍后重试',
    offlineTitle: '网络连接已断开',
    offlineContent: '请检查网络设置',
    ok: '知道了',
    billPaid: '上次的支付已成功',
    billRunning: '上次的支付正在确认中',
    billUnpaid: '您有一笔订单尚未完成支付',
    payOn: '继续支付',
    seeResult: '查看结果',
    added: '已加入购物车',
    updateTitle: '发现新版本',
    updateContent: '新版本已准备好，是否立即重启使用？',
    restart: '重启',
    later: '稍后',
  },
  () => import('./texts.en'),
)
