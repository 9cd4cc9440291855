import { CallFailure } from '@/api/CallFailure'
import { useData } from '@/api/useData'
import { useSubmit } from '@/api/useSubmit'
import { useMessageConsent } from '@/domain/message-consent/useMessageConsent'
import { typedCents, yuan } from '@/domain/price/money'
import { amountRules, limitsOf } from '@/domain/withdrawal/AmountFields'
import { open } from '@/navigation/open'
import { host } from '@/platform/host/host'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { useForm } from '@/ui/form/useForm'
import { useTexts } from './texts'
import { useReceiver } from './useReceiver'

/** What an application needs, and its sending. */
export function useApplication() {
  const texts = useTexts()
  const info = useData('/api/memberwithdraw/info', {}, { onShow: true })
  const types = useData('/api/memberwithdraw/transferType', {}, { onShow: true, silent: true })
  const { receiver, waited } = useReceiver()
  const consent = useMessageConsent('withdrawal')
  const { submit } = useSubmit('/api/memberwithdraw/apply')
  const { config, member_info: member } = info.data ?? {}
  const limits = config && member && limitsOf(config.min, member.balance_money)
  const form = useForm({ amount: '' }, () => (limits ? { amount: amountRules(limits) } : {}))
  // while the types are not known the server judges
  const isOffered = !receiver || !types.data || types.data[receiver.type] !== undefined

  const send = async ({ amount }: { amount: string }) => {
    if (!receiver) return toast(texts.noAccount)
    if (!isOffered) return toast(texts.typeGone)
    if (!(await consent())) return
    const { type, bank, number, realname, mobile } = receiver
    const params = {
      ...{ apply_money: yuan(typedCents(amount) ?? 0), transfer_type: type },
      ...{ realname, mobile, bank_name: bank, account_number: number },
      // a transfer goes to the openid of this app
      ...(type === 'wechatpay' && host.appType !== 'h5' && { applet_type: host.appType }),
    }
    try {
      // while it is not known what became of one application, another amount is no second one
      const id = await submit(params, { action: 'withdrawal' })
      await open(routes.withdrawalDetail, { id }, { replace: true })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      // not waited for: the button takes the next try at once
      void info.refresh()
    }
  }
  return {
    ...{ info, receiver, limits, form, isOffered },
    waited: [info, ...waited],
    apply: () => form.submit(send),
  }
}
