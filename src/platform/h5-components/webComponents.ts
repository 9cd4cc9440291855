/* Stands in for '@tarojs/components/dist/components' (stencil): loaded only when an API really needs it. */
const nothing = () => {}
export const defineCustomElementTaroTabbar = nothing // tabBar.custom
export const defineCustomElementTaroPullToRefreshCore = nothing // own PullDownRefresh
export const defineCustomElementTaroSwiperCore = () => {
  void import('@tarojs/components/dist/components/taro-swiper-core').then((m) => m.defineCustomElement())
}
export const defineCustomElementTaroSwiperItemCore = () => {
  void import('@tarojs/components/dist/components/taro-swiper-item-core').then((m) => m.defineCustomElement())
}
