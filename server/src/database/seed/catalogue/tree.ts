import { hash } from '../pictures/colour'
import type { BrandSeed, CategorySeed, ShopCategorySeed } from '../types'
import { brandTable } from './brands'
import { leaves, roots } from './categories'
import { shopLeaves } from './goods'

const image = (code: string) => `upload/demo/category/${code}.png`

/** Ids tell the way down: 7, 702, 70203. */
export const categoryRows: CategorySeed[] = roots.flatMap((root, i) => [
  {
    code: root.code,
    category_id: i + 1,
    category_name: root.name,
    short_name: root.short,
    parent: '',
    level: 1,
    image: image(root.code),
    image_adv: `upload/demo/category/${root.code}_adv.jpg`,
    sort: i + 1,
    commission_rate: root.commission,
  },
  ...root.branches.flatMap((branch, j): CategorySeed[] => [
    {
      code: branch.code,
      category_id: (i + 1) * 100 + j + 1,
      category_name: branch.name,
      short_name: branch.name,
      parent: root.code,
      level: 2,
      image: image(branch.code),
      image_adv: '',
      sort: j + 1,
      commission_rate: root.commission,
    },
    ...branch.leaves.map(([code, name], k): CategorySeed => ({
      code,
      category_id: ((i + 1) * 100 + j + 1) * 100 + k + 1,
      category_name: name,
      short_name: name,
      parent: branch.code,
      level: 3,
      image: image(code),
      image_adv: '',
      sort: k + 1,
      commission_rate: root.commission,
    })),
  ]),
])

const idByCode = new Map(categoryRows.map((row) => [row.code, row.category_id]))

/** Throws on an unknown code, so that a page cannot link into nothing. */
export function categoryId(code: string): number {
  const id = idByCode.get(code)
  if (!id) throw new Error(`no category ${code}`)
  return id
}

/** A shop's own tree has the branches and leaves it has goods in. */
export const shopCategoryRows: ShopCategorySeed[] = shopLeaves.flatMap(([site, codes]) => {
  const branches = [...new Set(codes.map((code) => leaves.get(code)!.branch))]
  return branches.flatMap((branch, i): ShopCategorySeed[] => [
    {
      code: `${site}-${branch.code}`,
      shop: `shop-${site}`,
      category_id: site * 1000 + (i + 1) * 10,
      category_name: branch.name,
      short_name: branch.name,
      parent: '',
      level: 1,
      image: image(branch.code),
      sort: i + 1,
    },
    ...codes
      .filter((code) => leaves.get(code)!.branch === branch)
      .map((code, j): ShopCategorySeed => ({
        code: `${site}-${code}`,
        shop: `shop-${site}`,
        category_id: site * 1000 + (i + 1) * 10 + j + 1,
        category_name: leaves.get(code)!.name,
        short_name: leaves.get(code)!.name,
        parent: `${site}-${branch.code}`,
        level: 2,
        image: image(code),
        sort: j + 1,
      })),
  ])
})

export const brandRows: BrandSeed[] = brandTable.map(([code, name, word, , , recommended], i) => ({
  code,
  brand_id: i + 1,
  site_id: 0,
  brand_name: name,
  brand_initial: word[0]!,
  image_url: `upload/demo/brand/${code}.png`,
  sort: hash(code) % 100,
  is_recommend: recommended ?? 0,
}))
