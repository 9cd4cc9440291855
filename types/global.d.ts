/// <reference types="@tarojs/taro" />

declare module '*.scss' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.png'
declare module '*.jpg'
declare module '*.svg'

declare namespace NodeJS {
  interface ProcessEnv {
    TARO_ENV: 'weapp' | 'h5'
  }
}

/** Set by config/index.ts. */
declare const MALL_APP_IDS: string
declare const MALL_BASE_URL: string
declare const MALL_LEGACY_HOST: string
declare const MALL_H5_ORIGIN: string
/** JSON text of platform/map/tiles.h5.ts; '' = maps without tiles. */
declare const MALL_MAP: string
/** Version of WeChat's live player in the mini-program; '' = without it. */
declare const MALL_LIVE_PLUGIN: string
/** Which build this is: a commit or a time. */
declare const MALL_BUILD: string

/** Taro's React runtime has no types of its own. */
declare module '@tarojs/plugin-framework-react/dist/runtime'
