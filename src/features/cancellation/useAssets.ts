import type { CancelAssets } from '@mall/contract/cancellation'
import type { MemberInfo } from '@mall/contract/member'
import { useData } from '@/api/useData'
import { useOpenable } from '@/navigation/openable'
import { useIsMember } from '@/session/token'
import { routes } from '@/routes'

export interface Assets {
  account: CancelAssets
  member: MemberInfo
  /** that wait to be sent; undefined where the mall has none */
  gifts: number | undefined
}

/** What the member has at the mall, and what stands in the way of giving it up. */
export function useAssets() {
  const enabled = useIsMember()
  const hasGifts = useOpenable(routes.gifts) && enabled
  const options = { onShow: true, enabled }
  const account = useData('/membercancel/api/membercancel/accountInfo', {}, options)
  const member = useData('/api/member/info', {}, options)
  const gifts = useData('/gift/api/giftorder/page', { page_size: 100 }, { ...options, enabled: hasGifts })
  const waited = hasGifts ? [account, member, gifts] : [account, member]
  const assets: Assets | undefined = account.data &&
    member.data && {
      account: account.data,
      member: member.data,
      gifts: hasGifts ? gifts.data?.list.filter((one) => one.express_status === 0).length : undefined,
    }
  return { waited, assets, refresh: account.refresh }
}
