import { packages } from './packages'

const tabNames = ['首页', '分类', '购物车', '我的']
const { pages, subPackages, tabs, preloadRule } = packages()

export default defineAppConfig({
  pages,
  subPackages,
  preloadRule,
  tabBar: {
    // the bar itself is drawn by us; WeChat wants the list all the same
    custom: true,
    list: tabs.map((pagePath, tab) => ({ pagePath, text: tabNames[tab] ?? '' })),
  },
  window: {
    navigationStyle: 'custom',
    navigationBarTitleText: '拾光商城',
    backgroundTextStyle: 'dark',
    // specification section 9
    onReachBottomDistance: 80,
  },
  lazyCodeLoading: 'requiredComponents',
  // WeChat tells the phone's looks, and changes of them, only to those that say so
  darkmode: true,
  __usePrivacyCheck__: true,
  permission: { 'scope.userLocation': { desc: '用于查找附近的门店和填写收货地址' } },
  requiredPrivateInfos: ['getLocation', 'chooseLocation', 'chooseAddress'],
})
