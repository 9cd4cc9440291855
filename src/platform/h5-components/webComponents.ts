// Stands in for '@tarojs/components/dist/components' (stencil), which Taro's router and previewImage import.

const nothing = () => {}

/** Taro's tab bar: the mall draws its own (tabBar.custom). */
export const defineCustomElementTaroTabbar = nothing
/** Pages are wrapped in our PullDownRefresh. */
export const defineCustomElementTaroPullToRefreshCore = nothing

// HACK: previewImage sets properties before the element is defined, which hides its accessors, so they are set again - remove when it waits for its elements
function definedLate(tag: string, define: () => void): void {
  const early = Array.from(document.querySelectorAll(tag), (element) => ({ element, values: { ...element } }))
  for (const { element, values } of early) {
    for (const key of Object.keys(values)) Reflect.deleteProperty(element, key)
  }
  define()
  for (const { element, values } of early) Object.assign(element, values)
}

/** Fetched when previewImage is called. */
export function defineCustomElementTaroSwiperCore(): void {
  void import('@tarojs/components/dist/components/taro-swiper-core').then((element) =>
    definedLate('taro-swiper-core', element.defineCustomElement),
  )
}

export function defineCustomElementTaroSwiperItemCore(): void {
  void import('@tarojs/components/dist/components/taro-swiper-item-core').then((element) =>
    element.defineCustomElement(),
  )
}
