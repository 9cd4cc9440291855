import Taro from '@tarojs/taro'
import { host } from '../host/host'
import type { SharePort } from './port'

interface Jssdk {
  config(options: object): void
  ready(done: () => void): void
  updateAppMessageShareData(data: object): void
  updateTimelineShareData(data: object): void
  hideOptionMenu(): void
  showOptionMenu(): void
  hideMenuItems(items: { menuList: string[] }): void
}

const script = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'
const apis = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'hideOptionMenu',
  'showOptionMenu',
  'hideMenuItems',
  // for the ports of scan and pay: WeChat's script is signed here alone
  'scanQRCode',
  'requestMerchantTransfer',
]
let loading: Promise<Jssdk> | undefined

function jssdk(): Promise<Jssdk> {
  loading ??= new Promise<Jssdk>((resolve, reject) => {
    const node = document.createElement('script')
    node.src = script
    node.onload = () => resolve((window as unknown as { jWeixin: Jssdk }).jWeixin)
    node.onerror = () => {
      loading = undefined
      reject(new Error('jssdk'))
    }
    document.head.append(node)
  })
  return loading
}

export const share: SharePort = {
  byButton: false,
  async offer({ title, summary, link }) {
    if (!navigator.share) return 'unavailable'
    try {
      await navigator.share({ title, text: summary, url: link })
      return 'shared'
    } catch (fault) {
      return (fault as Error).name === 'AbortError' ? 'cancelled' : 'unavailable'
    }
  },
  async prepare({ title, summary = '', link, image = '' }, { appId, timestamp, nonceStr, signature }, menu) {
    if (host.appType !== 'wechat') return
    const wechat = await jssdk()
    wechat.config({ appId, timestamp, nonceStr, signature, jsApiList: apis })
    wechat.ready(() => {
      wechat.updateAppMessageShareData({ title, desc: summary, link, imgUrl: image })
      wechat.updateTimelineShareData({ title, link, imgUrl: image })
      if (menu?.hideOptionMenu) return wechat.hideOptionMenu()
      wechat.showOptionMenu()
      if (menu?.hideMenuItems.length) wechat.hideMenuItems({ menuList: menu.hideMenuItems })
    })
  },
  watchPages(listen) {
    if (host.appType === 'wechat') Taro.eventCenter.on('__afterTaroRouterChange', listen)
  },
}
