import type { MemberInfo } from '@mall/contract/member'
import { useData } from '@/api/useData'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Cell, CellGroup } from '@/ui/Cell'
import { maskedMobile } from '@/domain/proof/maskedMobile'
import { useTexts } from '../texts'

export function Safety({ info }: { info: MemberInfo }) {
  const texts = useTexts()
  const pin = useData('/api/member/issetpayaassword', {}, { onShow: true, silent: true })
  const closing = useData(
    '/membercancel/api/membercancel/config',
    {},
    { enabled: useOpenable(routes.cancellation), silent: true },
  )
  const edit = (action: string) => () => void open(routes.memberInfoEdit, { action })
  return (
    <CellGroup title={texts.safety}>
      <Cell
        className="t-edit-mobile"
        label={texts.mobile}
        value={maskedMobile(info.mobile) || texts.notBound}
        onClick={edit('mobile')}
      />
      <Cell
        className="t-edit-password"
        label={texts.password}
        value={info.password ? texts.set : texts.notSet}
        onClick={edit('password')}
      />
      <Cell
        className="t-pay-password"
        label={texts.payPassword}
        value={pin.data === undefined ? '' : pin.data ? texts.set : texts.notSet}
        onClick={() => open(routes.payPassword)}
      />
      {closing.data?.is_enable === 1 && (
        <Cell className="t-cancellation" label={texts.cancellation} onClick={() => open(routes.cancellation)} />
      )}
    </CellGroup>
  )
}
