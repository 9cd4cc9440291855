import type { Ctx, Data } from '../../http/route'

/** What the storefront asks of the programme's settings (wire/fenxiao section 1). */
export const basics = ({ mall }: Ctx) => mall.settings.get('fenxiao_basics')

/** Which goods make a distributor is told nobody. */
export async function condition({ mall }: Ctx): Promise<Data<'/fenxiao/api/config/fenxiao'>> {
  const { goods_ids: _goodsIds, ...rules } = await mall.settings.get('fenxiao_condition')
  return rules
}

export const relation = ({ mall }: Ctx) => mall.settings.get('fenxiao_relation')
export const withdrawTerms = ({ mall }: Ctx) => mall.settings.get('fenxiao_withdraw')
export const words = ({ mall }: Ctx) => mall.settings.get('fenxiao_words')

export async function agreement({ mall }: Ctx): Promise<Data<'/fenxiao/api/config/agreement'>> {
  const { title, content, is_agreement, img } = (await mall.settings.get('agreements')).fenxiao
  return { agreement: { is_agreement, img }, document: { title, content } }
}
