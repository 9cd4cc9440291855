import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    pickFailed: '地图打开失败，请稍后再试',
    refusedTitle: '未获得位置权限',
    refusedHow: '请在设置中允许使用“位置信息”；不开启也可以手动选择地区。',
    toSettings: '去设置',
    notNow: '手动选择',
    noPosition: '暂时无法定位，请稍后再试',
    away: (km: string) => (Number(km) < 1 ? `${Math.round(Number(km) * 1000)} 米` : `${Number(km).toFixed(1)} 公里`),
    openMap: '看地图',
    onMap: (name: string) => `在地图上查看${name}`,
  },
  () => import('./texts.en'),
)
