/** As WeChat gives an address; the town stands apart on newer phones. */
export interface BookAddress {
  userName: string
  telNumber: string
  provinceName: string
  cityName: string
  countyName: string
  streetName?: string
  detailInfo: string
  detailInfoNew?: string
  postalCode?: string
  nationalCode?: string
}

/** What the world around the mini-program answers. Tests and the panel change it while it runs; the rest keeps its value. */
export interface Scenario {
  /** wx.login. */
  login: 'ok' | 'fail'
  /** Taken as it is, but for one that ends with `~`: each login gets the time and a random word after that. */
  loginCode: string
  /** Button with open-type getPhoneNumber or getRealtimePhoneNumber: consent, or nothing left of what the app may ask. */
  phone: 'allow' | 'deny' | 'noQuota'
  /** The code it gives (made as `loginCode` is), or what older phones give in its place. */
  phoneCode: string | { iv: string; encryptedData: string }
  /** Button with open-type chooseAvatar: a picture as in `media`, or an address it is fetched from, or turned away. */
  avatar: string | 'cancel'
  /** wx.requestSubscribeMessage: one answer for all templates, one for each, or the error number of the whole call. */
  subscribe: 'accept' | 'reject' | 'ban' | Record<string, 'accept' | 'reject' | 'ban' | 'filter'> | number
  /** The user before the privacy contract: it is agreed already, or she agrees, refuses or does nothing when asked. */
  privacy: 'agreed' | 'agree' | 'refuse' | 'pending'
  payment: 'paid' | 'cancelled' | 'failed' | 'silent'
  /** wx.requestMerchantTransfer: the user takes the money, leaves it, or WeChat does not open its page. */
  transfer: 'confirmed' | 'cancelled' | 'failed'
  /** wx.openBusinessView for `weappOrderConfirm`: the user has the goods, leaves it, or WeChat does not open its page. */
  receipt: 'confirmed' | 'cancelled' | 'failed'
  /** Consent of scopes (`scope.userLocation`, ...); one that is not listed is granted. */
  scopes: Record<string, 'grant' | 'deny'>
  /** Private APIs (`getLocation`, `chooseAvatar`, ...) the privacy contract forgot. */
  undeclared: string[]
  location: { latitude: number; longitude: number; name?: string; address?: string } | 'cancel'
  /** wx.chooseAddress: what the user picks of her own book. */
  address: BookAddress | 'cancel'
  scan: { result: string; scanType?: string } | 'cancel'
  /** Files for chooseMedia and chooseImage: paths below the mini-program, or data URLs. */
  media: string[] | 'cancel'
  network: 'online' | 'offline' | 'slow' | 'flapping'
  /** ms added to each request in a slow network; ms of each period of a flapping one. */
  networkDelay: number
  storage: 'free' | 'full'
  /** Names of `wx` the base library does not have. */
  missing: string[]
  sdkVersion: string
  /** ms between the real clock and that of the phone. */
  clockOffset: number
  /** Hosts of legal domains for each kind of request; empty = every host, as with "do not check legal domains". */
  domains: { request?: string[]; upload?: string[]; download?: string[]; socket?: string[] }
  /** Stops autoplay, countdowns of the built-ins and transitions, for pictures. */
  frozen: boolean
  theme: 'light' | 'dark'
  language: string
}

/** 96 px, as a data URL. */
const blueSquare =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAIAAABt+uBvAAAAjklEQVR42u3QMQ0AAAgDsElDFhKRhQNOriZV0FQPhygQJEiQIEGCBAlCkCBBggQJEiQIQYIECRIkSJAgBAkSJEiQIEGCBCFIkCBBggQJEoQgQYIECRIkSBCCBAkSJEiQIEGCECRIkCBBggQJQpAgQYIECRIkCEGCBAkSJEiQIEEIEiRIkCBBggQhSJCgPwvJKAMrcBhCxwAAAABJRU5ErkJggg=='

export const everyday: Scenario = {
  login: 'ok',
  loginCode: 'dev-simulator~',
  phone: 'allow',
  phoneCode: 'dev-13900000000~',
  avatar: blueSquare,
  subscribe: 'accept',
  privacy: 'agreed',
  payment: 'paid',
  transfer: 'confirmed',
  receipt: 'confirmed',
  scopes: {},
  undeclared: [],
  location: { latitude: 31.2304, longitude: 121.4737, name: '人民广场', address: '上海市黄浦区人民大道' },
  address: {
    userName: '张三',
    telNumber: '13800000000',
    provinceName: '广东省',
    cityName: '广州市',
    countyName: '海珠区',
    streetName: '赤岗街道',
    detailInfo: '新港中路397号',
    detailInfoNew: '新港中路397号',
    postalCode: '510000',
    nationalCode: '440105',
  },
  scan: { result: 'simulator', scanType: 'QR_CODE' },
  media: [],
  network: 'online',
  networkDelay: 2000,
  storage: 'free',
  missing: [],
  sdkVersion: '3.8.12',
  clockOffset: 0,
  domains: {},
  frozen: false,
  theme: 'light',
  language: 'zh_CN',
}

export interface LaunchOptions {
  path: string
  query: Record<string, string>
  scene: number
  referrerInfo: object
  shareTicket?: string
}

/** What a start of the mini-program is made with. */
export interface StartOptions {
  appId: string
  launch: LaunchOptions
  scenario: Partial<Scenario>
  /** What wx.getStorage finds from the beginning. */
  storage?: Record<string, unknown>
  /** A new number makes the storage anew; with the same one what the app has written outlives a reload. */
  storageNumber?: number
  /** CSS pixels of the phone's screen, and the pixels of the device in one of them. */
  screen: { width: number; height: number; ratio: number }
  /** `setting.urlCheck` of project.config.json: nothing but https and wss is spoken. */
  urlCheck?: boolean
  /** How often it was started before: what a client knows of an earlier run must not be found in this one. */
  run?: number
  /** A person uses it: what asks for consent is shown instead of being answered by the scenario. */
  byHand?: boolean
}
