import type { CategoryRow } from '@mall/contract/category'
import type { ShopGoodsCategory } from '@mall/contract/shop'

/** A category of the mall's tree or of a shop's own. */
export interface Node {
  id: number
  level: number
  name: string
  /** where room is short */
  short: string
  image: string
  /** wide picture; '' = none */
  banner: string
  children: readonly Node[]
}

/** The tree down to a level. */
export const nodesOf = (rows: readonly (CategoryRow | ShopGoodsCategory)[], depth: number): Node[] =>
  rows.map((row) => ({
    id: row.category_id,
    level: row.level,
    name: row.category_name,
    short: row.short_name || row.category_name,
    image: row.image,
    banner: 'image_adv' in row ? row.image_adv : '',
    children: depth > 1 ? nodesOf(row.child_list, depth - 1) : [],
  }))

/** The nodes chosen one below the other; an id that is not there ends the way. */
export function wayOf(nodes: readonly Node[], ids: readonly number[]): Node[] {
  const [id, ...below] = ids
  const node = nodes.find((one) => one.id === id)
  return node ? [node, ...wayOf(node.children, below)] : []
}
