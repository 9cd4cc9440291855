import type { Path } from '@mall/contract/api'
import { useData, type DataState } from '@/api/useData'
import { fileUrl } from '@/session/baseUrl'
import type { Route } from '@/routes'

export type PosterPath = Extract<Path, `${string}/poster`>

export interface PosterOf {
  /** what the poster's code leads to */
  route: Route
  /** params of the route, and who shares: `{ sku_id, suid }` */
  params: Record<string, string | number>
  /** the call that draws it; `/api/goods/poster` for goods */
  from?: PosterPath
}

interface Posters extends Pick<DataState<unknown>, 'failure' | 'refresh'> {
  /** full addresses; none while they are drawn */
  urls: readonly string[]
}

/** The server's posters of a page: one, or for distributors several where another server draws more (wire/fenxiao). */
export function usePosters({ route, params, from = '/api/goods/poster' }: PosterOf, enabled = true): Posters {
  const asked = { page: `/${route.path}`, qrcode_param: params }
  const { data, failure, refresh } = useData(from, asked, { enabled, silent: true })
  const paths = Array.isArray(data) ? data : data ? [data.path] : []
  return { urls: paths.filter((path) => path !== '').map(fileUrl), failure, refresh }
}
