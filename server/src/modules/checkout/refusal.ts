import type { Words } from '@mall/contract/words'
import { refuse } from '../../http/route'

/** For any reason but an address that is not served: error_code 1 (wire/checkout-and-pay section 2). */
export const general = (words: Words) => refuse(words, { data: { error_code: 1 } })

export const cartChanged = () =>
  general({ zh: '购物车已变化，请重新选择', en: 'Your cart has changed. Please choose again.' })
