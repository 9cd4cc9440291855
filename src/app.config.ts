import { packages } from './packages'

const tabNames = ['首页', '分类', '购物车', '我的']
const { pages, subPackages, tabs, preloadRule } = packages()

const livePlayer = process.env.MALL_LIVE_PLUGIN

/** What WeChat alone reads: in a browser every page is a chunk of its own, and this file is part of what home loads first. */
const weapp = {
  pages,
  subPackages,
  preloadRule,
  lazyCodeLoading: 'requiredComponents',
  // WeChat tells the phone's looks, and changes of them, only to those that say so
  darkmode: true,
  __usePrivacyCheck__: true,
  permission: { 'scope.userLocation': { desc: '用于查找附近的门店和填写收货地址' } },
  requiredPrivateInfos: ['getLocation', 'chooseLocation', 'chooseAddress'],
  ...(livePlayer && { plugins: { 'live-player-plugin': { version: livePlayer, provider: 'wx2b03c6e691cd7370' } } }),
}
const h5 = { pages: [...pages, ...subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))] }

const inBrowser = process.env.TARO_ENV === 'h5'

export default defineAppConfig({
  ...(inBrowser ? h5 : weapp),
  tabBar: {
    // the bar itself is drawn by us; WeChat wants the list all the same
    custom: true,
    list: tabs.map((pagePath, tab) => ({ pagePath, text: inBrowser ? '' : (tabNames[tab] ?? '') })),
  },
  window: {
    navigationStyle: 'custom',
    navigationBarTitleText: '拾光商城',
    ...(inBrowser ? {} : { backgroundTextStyle: 'dark' }),
    // specification section 9
    onReachBottomDistance: 80,
  },
})
