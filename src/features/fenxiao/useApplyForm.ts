import { useMemo, useRef, useState } from 'react'
import type { FenxiaoApply } from '@mall/contract/fenxiao'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { useData } from '@/api/useData'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { toast } from '@/session/toast'
import { notSame, phone, required, stringLength } from '@/ui/form/rules'
import { useRowForm } from '@/ui/form/useRowForm'
import { useApplyTexts } from './applyTexts'

const blank = { fenxiao_name: '', mobile: '', agreed: false }
type Values = typeof blank

interface Before {
  /** false: there is no form, and nothing is asked for it */
  enabled: boolean
  /** an application that was refused */
  refused: FenxiaoApply | undefined
  /** asks what became of it */
  sent: () => Promise<void>
}

/** The form of an application, filled with what was sent before, else with what the mall knows of the member. */
export function useApplyForm({ enabled, refused, sent }: Before) {
  const texts = useApplyTexts()
  const { fenxiao_name: called } = useFenxiaoWords()
  const member = useData('/api/member/info', {}, { enabled: enabled && !refused })
  const agreement = useData('/fenxiao/api/config/agreement', {}, { enabled })
  const basics = useData('/fenxiao/api/config/basics', {}, { enabled })
  const [refusal, setRefusal] = useState<string>()
  const taken = useRef<string>()
  const mustAgree = agreement.data?.agreement.is_agreement === 1
  const own = member.data?.mobile
  // an answer that says the same again leaves what was typed meanwhile
  const row = useMemo(
    () => refused ?? (own !== undefined ? { fenxiao_name: '', mobile: own } : undefined),
    [refused, own],
  )
  const { form } = useRowForm<Values, Pick<FenxiaoApply, 'fenxiao_name' | 'mobile'>>(
    blank,
    row,
    ({ fenxiao_name, mobile }) => ({ fenxiao_name, mobile, agreed: false }),
    () => ({
      fenxiao_name: [
        required(texts.nameEmpty),
        stringLength(1, 20, texts.nameLong),
        notSame(taken.current, texts.nameTaken),
      ],
      mobile: [required(texts.mobileEmpty), phone(texts.mobileWrong)],
      agreed: mustAgree ? [required(texts.agreeFirst)] : [],
    }),
  )

  /** A name that another one has is told before the form is sent; when that is not known the server judges. */
  const checkName = async () => {
    const { fenxiao_name } = form.values
    if (fenxiao_name.trim() === '') return
    const asked = call('/fenxiao/api/apply/existFenxiaoName', { fenxiao_name: fenxiao_name.trim() }, { silent: true })
    if ((await asked.catch(() => 0)) !== 1) return
    taken.current = fenxiao_name
    form.check(['fenxiao_name'])
  }

  const send = async ({ fenxiao_name, mobile }: Values) => {
    setRefusal(undefined)
    try {
      await call('/fenxiao/api/apply/applyfenxiao', { fenxiao_name: fenxiao_name.trim(), mobile })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      // what is missing is to be read for longer than a toast is there
      if (failure.kind === 'refused') setRefusal(failure.message)
      return
    }
    await sent()
    toast(basics.data?.is_examine === 0 ? texts.joined(called) : texts.sent)
  }
  return {
    ...{ form, refusal, checkName, mustAgree },
    agreement: agreement.data,
    waited: refused ? [agreement, basics] : [member, agreement, basics],
    apply: () => form.submit(send),
  }
}
