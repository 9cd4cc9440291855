import { CallFailure } from '@/api/CallFailure'
import { useData } from '@/api/useData'
import { useSubmit } from '@/api/useSubmit'
import { useDistributor } from '@/domain/fenxiao/useDistributor'
import { useMessageConsent } from '@/domain/message-consent/useMessageConsent'
import { typedCents, yuan } from '@/domain/price/money'
import { amountRules, limitsOf } from '@/domain/withdrawal/AmountFields'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { firstIssue } from '@/ui/form/rules'
import { useForm } from '@/ui/form/useForm'

/** What a withdrawal of commission needs, and its sending. */
export function useWithdrawal() {
  const distributor = useDistributor()
  const terms = useData('/fenxiao/api/config/withdraw', {}, { onShow: true })
  const consent = useMessageConsent('fenxiaoWithdrawal')
  const { submit } = useSubmit('/fenxiao/api/withdraw/apply')
  const limits = terms.data && distributor.data ? limitsOf(terms.data.withdraw, distributor.data.account) : undefined
  const rules = limits ? amountRules(limits) : []
  const form = useForm({ amount: '' }, () => ({ amount: rules }))

  const send = async ({ amount }: { amount: string }) => {
    if (!(await consent())) return
    try {
      // while it is not known what became of one application, another amount is no second one
      await submit({ money: yuan(typedCents(amount) ?? 0) }, { action: 'fenxiaoWithdrawal' })
      await open(routes.fenxiaoWithdrawals, {}, { replace: true })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      // not waited for: the button takes the next try at once
      void distributor.refresh()
      void terms.refresh()
    }
  }
  return {
    ...{ distributor, terms, limits, form },
    /** why it cannot be sent */
    stop: firstIssue(form.values.amount, rules),
    apply: () => form.submit(send),
  }
}
