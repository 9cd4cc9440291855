import { useMemo, useState } from 'react'
import { scopeOf, type Scope } from '@/domain/goods-filter/question'
import { addressOf } from '@/navigation/address'
import { useParams } from '@/navigation/params'
import { navigation } from '@/platform/navigation/navigation'
import { routes } from '@/routes'

interface Search {
  scope: Scope
  typed: string
  type(text: string): void
  search(text: string): void
}

/** What the list is narrowed to by its address, and by the words searched for in place. */
export function useSearch(): Search {
  const params = useParams(routes.fenxiaoGoods)
  const [keyword, setKeyword] = useState(() => scopeOf(params).keyword?.trim() ?? '')
  const [typed, setTyped] = useState(keyword)
  const search = (text: string) => {
    const words = text.trim()
    setTyped(words)
    setKeyword(words)
    const { keyword: _old, ...rest } = params
    // after a reload the same is shown
    navigation.rename(addressOf(routes.fenxiaoGoods, words ? { ...rest, keyword: words } : rest))
  }
  return {
    scope: useMemo(() => scopeOf({ ...params, keyword: keyword || undefined }), [params, keyword]),
    typed,
    type: (text) => (text === '' ? search('') : setTyped(text)),
    search,
  }
}
