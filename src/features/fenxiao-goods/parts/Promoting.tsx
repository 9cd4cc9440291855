import { createContext, useCallback, useContext, useState, type PropsWithChildren } from 'react'
import type { FenxiaoGoods } from '@mall/contract/fenxiao'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { PosterSheet } from '@/domain/poster/PosterSheet'
import { routes } from '@/routes'

type Promote = (goods: Pick<FenxiaoGoods, 'sku_id'>) => Promise<void>

const PromoteContext = createContext<Promote>(async () => undefined)
/** Opens the poster of a product. */
export const usePromote = () => useContext(PromoteContext)

/** The poster of one product of the list in it. */
export function Promoting({ children }: PropsWithChildren) {
  // stays while the sheet goes
  const [params, setParams] = useState<{ sku_id: number; suid: number }>()
  const [open, setOpen] = useState(false)
  const promote = useCallback<Promote>(async ({ sku_id }) => {
    try {
      // a poster that does not name who it is from earns nothing: it is not drawn before
      setParams({ sku_id, suid: await call('/api/member/id') })
      setOpen(true)
    } catch (failure) {
      // the call has told why
      if (!(failure instanceof CallFailure)) throw failure
    }
  }, [])
  return (
    <PromoteContext.Provider value={promote}>
      {children}
      {params && (
        <PosterSheet
          open={open}
          onClose={() => setOpen(false)}
          route={routes.goodsDetail}
          params={params}
          from="/fenxiao/api/fenxiao/poster"
        />
      )}
    </PromoteContext.Provider>
  )
}
