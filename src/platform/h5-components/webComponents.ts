// Stands in for '@tarojs/components/dist/components' (stencil), which Taro's router imports.

const nothing = () => {}

/** Taro's tab bar: the mall draws its own (tabBar.custom). */
export const defineCustomElementTaroTabbar = nothing
/** Pages are wrapped in our PullDownRefresh. */
export const defineCustomElementTaroPullToRefreshCore = nothing
/** Pictures are shown large by platform/media. */
export const defineCustomElementTaroSwiperCore = nothing
export const defineCustomElementTaroSwiperItemCore = nothing
