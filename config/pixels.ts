/** NutUI is drawn at 375, the app at 750 (750 design px are the screen width). */
export const pixels = {
  // serialised into the app by Taro: must not use anything from outside
  designWidth(input?: number | string | { file?: string }): number {
    const file = typeof input === 'object' && input ? input.file : undefined
    return file && file.replace(/\\/g, '/').includes('@nutui') ? 375 : 750
  },
  deviceRatio: { 640: 2.34 / 2, 750: 1, 375: 2, 828: 1.81 / 2 },
}
