import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '搜索',
    shopTitle: '店内搜索',
    search: '搜索商品',
    searchShop: '搜索店内商品',
    cancel: '取消',
    history: '搜索历史',
    clear: '清空',
    clearAsk: '清空全部搜索历史？',
    manage: '管理',
    done: '完成',
    remove: (word: string) => `删除「${word}」`,
    hot: '热门搜索',
    shopCategories: '店铺分类',
    category: '分类',
    brand: '品牌',
    shop: '店铺',
    named: (word: string, label: string) => `${word}，${label}`,
    searchFor: (word: string) => `搜索「${word}」`,
    wholeMall: '去全商城搜索',
  },
  () => import('./texts.en'),
)
