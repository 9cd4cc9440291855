/** What Taro's entry uses of Taro, so that it can be run before it: ./begin.ts. */
export { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
export { createRouter } from '@tarojs/router'
