// Stands in for '@tarojs/components/dist/components' (stencil), which Taro's router and previewImage import.

const nothing = () => {}

/** Taro's tab bar: the mall draws its own (tabBar.custom). */
export const defineCustomElementTaroTabbar = nothing
/** Pages are wrapped in our PullDownRefresh. */
export const defineCustomElementTaroPullToRefreshCore = nothing

/** Fetched when previewImage is called. */
export function defineCustomElementTaroSwiperCore(): void {
  void import('@tarojs/components/dist/components/taro-swiper-core').then((element) => element.defineCustomElement())
}

export function defineCustomElementTaroSwiperItemCore(): void {
  void import('@tarojs/components/dist/components/taro-swiper-item-core').then((element) =>
    element.defineCustomElement(),
  )
}
