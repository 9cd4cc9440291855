import { GoodsCategory } from './GoodsCategory'

/** Blocks that need much code of their own: on H5 it comes when one is drawn. */
export const large = { GoodsCategory }
