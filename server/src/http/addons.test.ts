import { addonOf } from './addons'

it.each([
  ['/pintuan/api/goods/page', 'pintuan'],
  ['/memberregister/api/Config/Config', 'memberregister'],
  ['/api/membersignin/signin', 'membersignin'],
  ['/api/memberwithdraw/apply', 'memberwithdraw'],
  ['/api/store/page', 'store'],
  ['/api/cart/add', null],
  ['/api/pintuan/info', null],
  ['/operator/api/goods/state', null],
  ['/wechat/api/wechat/authcode', null],
  ['/pintuan/other', null],
])('%s belongs to %s', (path, addon) => expect(addonOf(path)).toBe(addon))
