import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '修改头像',
    note: '头像会展示给其他用户，需通过内容检查。',
    wechat: '使用微信头像',
    album: '从相册选择',
    camera: '拍一张',
    cropNote: '拖动调整位置',
    zoom: '缩放',
    confirm: '使用这张',
    cancel: '重选',
    sending: (percent: number) => (percent > 0 ? `上传中 ${percent}%` : '上传中'),
    saved: '头像已更新',
    unreadable: '无法读取这张图片，请换一张',
  },
  () => import('./texts.en'),
)
