import { CallFailure } from '@/api/CallFailure'
import { chooseAccount } from '@/domain/withdrawal/chosenAccount'
import { leaveTo } from '@/navigation/leave'
import { back, open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { BarButton } from '@/ui/BarButton'
import { Button } from '@/ui/Button'
import { CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Empty } from '@/ui/Empty'
import { SwitchField } from '@/ui/form/SwitchField'
import { Screen } from '@/ui/Screen'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { useAccountTexts } from './accountTexts'
import { AccountFields } from './parts/AccountFields'
import { useAccountForm, type AccountValues } from './useAccountForm'

/** With `back` the saved account is chosen for the page it names. */
export function AccountEditScreen() {
  const texts = useAccountTexts()
  const { id: named = 0, back: page } = useParams(routes.accountEdit)
  const id = named > 0 ? named : 0
  const { form, saved, dirty, types, type, send } = useAccountForm(id)
  const guard = useLeaveGuard(dirty && !form.busy, { title: texts.leaveAsk, confirm: texts.leave }, routes.accounts)

  const save = async (values: AccountValues) => {
    const kept = await send(values).catch((failure: unknown) => {
      if (!(failure instanceof CallFailure)) throw failure
    })
    if (kept === undefined) return
    guard.release()
    toast(texts.saved)
    if (page === undefined) return back(routes.accounts)
    chooseAccount(kept, page)
    await leaveTo(page)
  }
  const gone = (words?: string) => (
    <Empty text={words || texts.gone} icon="wallet">
      <Button className="t-my-accounts" onClick={() => open(routes.accounts, {}, { replace: true })}>
        {texts.mine}
      </Button>
    </Empty>
  )
  const foot = (
    <Button className="t-save-account" size="big" loading={form.busy} onClick={() => form.submit(save)}>
      {texts.save}
    </Button>
  )
  const isDefault = form.field('isDefault')
  return (
    <Screen
      title={id > 0 ? texts.edit : texts.create}
      left={<BarButton icon="back" label={texts.goBack} className="t-back" onClick={() => void guard.leave()} />}
      onBack={guard.onBack}
      data={id > 0 ? saved : []}
      refused={gone}
      bottom={foot}
      toTop={false}
    >
      <Column>
        <AccountFields form={form} types={types} type={type} />
        <CellGroup>
          <SwitchField
            className="t-default"
            label={texts.isDefault}
            disabled={saved.data?.is_default === 1}
            {...isDefault}
          />
        </CellGroup>
      </Column>
    </Screen>
  )
}
