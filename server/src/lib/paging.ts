/** What a list call was asked for; params may be missing (wire/README section 4). */
export interface Paging {
  page?: number | undefined
  page_size?: number | undefined
}

export interface PageOf<R> {
  count: number
  page_count: number
  list: R[]
}

/** Page below 1 counts as 1; size below 1 as 10, above 100 as 100. `all` lists take 0 as everything, at most 1000 rows. */
export function window({ page = 1, page_size = 10 }: Paging, { all = false } = {}) {
  const everything = all && page_size === 0
  const limit = everything ? 1000 : page_size < 1 ? 10 : Math.min(page_size, 100)
  return { limit, offset: (Math.max(1, page) - 1) * limit }
}

/** Counts and loads one page; a page beyond the end is empty. */
export const pageOf = <R>(
  paging: Paging,
  source: { count: () => Promise<number>; list: (limit: number, offset: number) => Promise<R[]> },
  options?: { all?: boolean },
): Promise<PageOf<R>> =>
  pageFrom(
    paging,
    async (limit, offset) => {
      const [count, list] = await Promise.all([source.count(), source.list(limit, offset)])
      return { count, list }
    },
    options,
  )

/** The same where one question tells both. */
export async function pageFrom<R>(
  paging: Paging,
  load: (limit: number, offset: number) => Promise<{ count: number; list: R[] }>,
  options?: { all?: boolean },
): Promise<PageOf<R>> {
  const { limit, offset } = window(paging, options)
  const { count, list } = await load(limit, offset)
  return { count, page_count: Math.ceil(count / limit), list }
}
