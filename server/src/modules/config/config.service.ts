import type { AddonFlags, InitData, ServicerConfig, StyleTheme, ThemeName } from '@mall/contract/config'
import type { ConfigValue } from '@mall/contract/settings'
import type { Ctx } from '../../http/route'
import { cartCount } from '../cart/cart.service'
import { count as wholesaleCount } from '../../promotions/wholesale/wholesaleCart.service'

/** The specification's five; the storefront derives every other colour from these two. */
const colours: Record<ThemeName, Omit<StyleTheme, 'name'>> = {
  red: { main_color: '#f5222d', aux_color: '#ff9a1f' },
  blue: { main_color: '#1677ff', aux_color: '#ff8f1f' },
  green: { main_color: '#07a35a', aux_color: '#ffb11a' },
  pink: { main_color: '#f0457f', aux_color: '#ff9f43' },
  golden: { main_color: '#d4a24c', aux_color: '#3c3d42' },
}

export async function style({ mall }: Ctx): Promise<StyleTheme> {
  const { name } = await mall.settings.get('style_theme')
  return { name, ...colours[name] }
}

export const addonFlags = ({ mall }: Ctx): Promise<AddonFlags> => mall.settings.get('addon')

/** An addon nobody knows is not there. */
export async function isThere(ctx: Ctx, name: string): Promise<0 | 1> {
  const flags = await addonFlags(ctx)
  return Object.hasOwn(flags, name) && flags[name as keyof AddonFlags] === 1 ? 1 : 0
}

/** The bottom bar of the mall (site 0) or of a shop; a shop that saved none has none. */
export async function bottomNav({ mall }: Ctx, siteId: number): Promise<{ value: string }> {
  return { value: JSON.stringify(await mall.settings.get('bottom_nav', siteId)) }
}

/** Everything the storefront asks before its first page, in one answer. */
export async function init(ctx: Ctx): Promise<InitData> {
  const { mall, memberId, now } = ctx
  const [count, wholesale, theme, addons, nav, website, defaultImages] = await Promise.all([
    cartCount(mall.db, memberId, now),
    wholesaleCount(mall.db, memberId, now),
    style(ctx),
    addonFlags(ctx),
    bottomNav(ctx, 0),
    mall.settings.get('website'),
    mall.settings.get('default_img'),
  ])
  return {
    cart_count: count,
    wholesale_cart_count: addons.wholesale === 1 ? wholesale : 0,
    style_theme: theme,
    addon_is_exit: addons,
    diy_bottom_nav: nav,
    development: website.development,
    default_img: defaultImages,
  }
}

const noServicer: ServicerConfig = {
  h5: { type: 'none', open_url: '' },
  weapp: { type: 'none', corpid: '', wxwork_url: '' },
}

/** How shoppers reach the site; nobody can be reached while the addon is off. */
export async function servicer(ctx: Ctx, siteId: number): Promise<ServicerConfig> {
  return (await isThere(ctx, 'servicer')) ? ctx.mall.settings.get('servicer', siteId) : noServicer
}

export const copyright = ({ mall }: Ctx) => mall.settings.get('copyright')
export const defaultImages = ({ mall }: Ctx) => mall.settings.get('default_img')

export async function captcha({ mall }: Ctx): Promise<{ value: ConfigValue<'captcha'> }> {
  return { value: await mall.settings.get('captcha') }
}
