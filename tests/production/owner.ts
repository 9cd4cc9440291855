import { Wire, type Values } from '../wire'

export const platformKey = 'the-key-of-a-new-owner'

/** The calls of an owner and of his first member against a mall in production. */
export class Owner {
  private readonly wire: Wire

  constructor(readonly url: string) {
    this.wire = new Wire(url, 'h5')
  }

  ask<T = unknown>(call: string, params: Values = {}, token = ''): Promise<T> {
    return this.wire.ask<T>(call, params, token)
  }

  operate<T = unknown>(call: string, params: Values = {}): Promise<T> {
    return this.wire.ask<T>(`/operator/api${call}`, params, platformKey)
  }

  save(key: string, value: object) {
    return this.operate('/config/save', { key, value: JSON.stringify(value) })
  }

  /** The controllers of a decorated page; throws when there is no such page. */
  async blocks(name: string): Promise<string[]> {
    const { value } = await this.ask<{ value: string }>('/api/diyview/info', { name })
    return (JSON.parse(value) as { value: { controller: string }[] }).value.map(({ controller }) => controller)
  }

  async title(): Promise<string> {
    return (await this.ask<{ title: string }>('/api/website/info')).title
  }
}

/** One shop with one product, as docs/how-to/operate-the-mall.md describes it. */
export const catalogue = {
  shops: [{ code: 'tea-house', site_name: '茶舍' }],
  categories: [{ code: 'tea', category_name: '茶' }],
  templates: [
    {
      ...{ shop: 'tea-house', code: 'post', template_name: '按件', fee_type: 3, is_default: 1 },
      areas: [{ region_ids: [330_000], snum: 1, sprice: '6.00', xnum: 1, xprice: '1.00' }],
    },
  ],
  goods: [
    {
      ...{ shop: 'tea-house', code: 'longjing', category: 'tea', goods_name: '明前龙井' },
      skus: [{ code: 'longjing-50', price: '58.00', stock: 20, weight: 0.05 }],
    },
  ],
  levels: [{ code: 'plain', level_name: '普通会员', growth: 0 }],
}
