import { refuse } from '../../http/route'

export const unknownGoods = () => refuse({ zh: '商品不存在', en: 'This item is no longer available' })
