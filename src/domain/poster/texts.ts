import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '分享海报',
    poster: '分享海报，含商品图片、价格与二维码',
    drawing: '海报生成中',
    save: '保存图片',
    hold: '长按图片可保存或转发给朋友',
    saved: '已保存到相册',
    downloaded: '已开始下载',
    failed: '保存失败，请重试',
    refusedTitle: '无法保存到相册',
    refused: '请在设置中允许访问相册，再保存海报。',
    settings: '去设置',
    later: '暂不',
  },
  () => import('./texts.en'),
)
