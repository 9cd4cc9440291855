import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { codes } from '@/api/codes'
import { brandsFor, categoriesFor } from './matches'
import { phrasesOf } from './phrases'
import type { Source, Suggestion } from './suggestion'

/** goods whose names are looked through for phrases */
const goods = 12
const quiet = { silent: true, login: 'quiet' } as const

const inShop = (siteId: number) => (siteId > 0 ? { site_id: siteId } : {})

/** What the mall itself suggests, for all of it or for one shop. */
const asked =
  (siteId: number): Source =>
  async (keyword) =>
    (await call('/api/goods/searchSuggestions', { keyword, ...inShop(siteId) }, quiet)).list

/** The same as far as a mall without that call tells it: categories and brands of that name, words of names of goods. */
function gathered(siteId: number): Source {
  const lists = () =>
    Promise.all([
      call('/api/goodscategory/tree', { level: 3 }, quiet).catch(() => []),
      call('/api/goodsbrand/page', { page: 1, page_size: 100 }, quiet).then(
        ({ list }) => list,
        () => [],
      ),
    ])
  let kept: ReturnType<typeof lists> | undefined
  return async (keyword) => {
    const params = { page: 1, page_size: goods, keyword, ...inShop(siteId) }
    const [page, [tree, brands]] = await Promise.all([
      call('/api/goodssku/page', params, quiet),
      siteId > 0 ? ([[], []] as const) : (kept ??= lists()),
    ])
    const named = [
      ...categoriesFor(tree, keyword).map(({ category_id: id, category_name: word, level }): Suggestion => ({
        word,
        kind: 'category',
        id,
        level,
      })),
      ...brandsFor(brands, keyword).map(({ brand_id: id, brand_name: word }): Suggestion => ({
        word,
        kind: 'brand',
        id,
      })),
    ]
    const phrases = phrasesOf(
      page.list.map(({ goods_name }) => goods_name),
      keyword,
    ).filter((phrase) => !named.some(({ word }) => word === phrase))
    return [...named, ...phrases.map((word): Suggestion => ({ word, kind: 'goods', id: 0 }))]
  }
}

/** Whether a call may succeed later; any other failure means that this mall does not have the call. */
const maySucceedLater = (failure: unknown) =>
  failure instanceof CallFailure &&
  (['offline', 'timeout', 'network'].includes(failure.kind) || failure.code === codes.TOO_OFTEN)

/** The first source, until it turns out that there is none; from then on the second. */
export function eitherOf(first: Source, second: Source): Source {
  let lacks = false
  return async (keyword) => {
    if (lacks) return second(keyword)
    try {
      return await first(keyword)
    } catch (failure) {
      if (maySucceedLater(failure)) throw failure
      lacks = true
      return second(keyword)
    }
  }
}

/** `siteId`: of one shop; 0 = of the mall. */
export const sourceFor = (siteId: number): Source => eitherOf(asked(siteId), gathered(siteId))
