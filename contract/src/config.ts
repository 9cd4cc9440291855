/** What the storefront asks at its start (start-and-login.md section 1). */
import * as v from 'valibot'
import { call } from './define'
import { out, site, text } from './fields'
import { type Addon, addons, servicerTypes, themes } from './settings'
import { bottomNavData } from './diy'

const styleTheme = v.object({ name: v.picklist(themes), main_color: out.text, aux_color: out.text })
export type StyleTheme = v.InferOutput<typeof styleTheme>
export type ThemeName = StyleTheme['name']

const addonFlags = v.object(
  Object.fromEntries(addons.map((name) => [name, out.flag])) as Record<Addon, typeof out.flag>,
)
export type AddonFlags = v.InferOutput<typeof addonFlags>

const defaultImages = v.object({
  default_goods_img: out.url,
  default_headimg: out.url,
  default_shop_img: out.url,
  default_category_img: out.url,
  default_city_img: out.url,
  default_supply_img: out.url,
  default_store_img: out.url,
  default_brand_img: out.url,
})
export type DefaultImages = v.InferOutput<typeof defaultImages>

const initData = v.object({
  /** sum of num over valid rows; guests get 0 */
  cart_count: out.int,
  wholesale_cart_count: out.int,
  style_theme: styleTheme,
  addon_is_exit: addonFlags,
  diy_bottom_nav: bottomNavData,
  /** 0 hide shops, 1 show shops */
  development: out.flag,
  default_img: defaultImages,
})
export type InitData = v.InferOutput<typeof initData>

const copyright = v.object({
  logo: out.url,
  company_name: out.text,
  copyright_link: out.url,
  copyright_desc: out.text,
  icp: out.text,
  gov_record: out.text,
  gov_url: out.url,
  market_supervision_url: out.url,
})
export type Copyright = v.InferOutput<typeof copyright>

const servicerConfig = v.object({
  h5: v.object({ type: v.picklist(servicerTypes), open_url: out.url }),
  weapp: v.object({ type: v.picklist(servicerTypes), corpid: out.text, wxwork_url: out.url }),
})
export type ServicerConfig = v.InferOutput<typeof servicerConfig>

const captchaConfig = v.object({
  value: v.object({
    shop_reception_login: out.flag,
    shop_login: out.flag,
    admin_login: out.flag,
    store_login: out.flag,
    supply_login: out.flag,
    city_login: out.flag,
  }),
})
export type CaptchaConfig = v.InferOutput<typeof captchaConfig>

export const config = {
  '/api/config/init': call({ auth: 't', params: {}, data: initData }),
  '/api/config/defaultimg': call({ auth: '-', params: {}, data: defaultImages }),
  '/api/config/copyright': call({ auth: '-', params: {}, data: copyright }),
  '/api/config/time': call({ auth: '-', params: {}, data: out.time }),
  '/api/config/servicer': call({ auth: '-', params: site, data: servicerConfig }),
  '/api/config/getCaptchaConfig': call({ auth: '-', params: {}, data: captchaConfig }),
  '/api/addon/addonisexit': call({ auth: '-', params: {}, data: addonFlags }),
  '/api/addon/isexit': call({ auth: '-', params: { name: text(50) }, data: out.flag }),
  '/api/diyview/style': call({ auth: '-', params: {}, data: styleTheme }),
} as const
