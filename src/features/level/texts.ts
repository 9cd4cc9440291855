import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '会员等级',
    growth: (growth: number) => `成长值 ${growth}`,
    missing: (growth: number, name: string) => `再得 ${growth} 成长值，升级为${name}`,
    soon: (name: string) => `成长值已够，下次获得成长值时升级为${name}`,
    top: '已经是最高等级',
    progress: (percent: number) => `升级进度 ${percent}%`,
    levels: '等级权益',
    from: (growth: number) => `需 ${growth} 成长值`,
    gifts: '升级礼，仅一次',
    rules: '成长值规则',
    ledger: '本月成长值',
    none: '商城还没有设置会员等级',
  },
  () => import('./texts.en'),
)
