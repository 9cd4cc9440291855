import { defineTexts } from '@/i18n/defineTexts'

export const useGalleryTexts = defineTexts(
  {
    position: (at: number, of: number) => `${at}/${of}`,
    look: (at: number, of: number) => `查看图片，第 ${at} 张，共 ${of} 张`,
  },
  () => import('./galleryTexts.en'),
)
