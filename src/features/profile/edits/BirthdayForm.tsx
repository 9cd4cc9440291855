import type { MemberInfo } from '@mall/contract/member'
import { call } from '@/api/call'
import { now } from '@/session/clock'
import { DateField } from '@/ui/form/DateField'
import { required } from '@/ui/form/rules'
import { useForm } from '@/ui/form/useForm'
import { dayOf, secondsOf } from '../birthday'
import { notAfter } from '../rules'
import { useTexts } from '../texts'
import { silent, useSaving } from '../useSaving'
import { EditForm } from './EditForm'

export function BirthdayForm({ info }: { info: MemberInfo }) {
  const texts = useTexts()
  const save = useSaving()
  const today = dayOf(now())
  const form = useForm({ day: dayOf(info.birthday) }, () => ({
    day: [required(texts.birthdayEmpty), notAfter(today, texts.birthdayLate)],
  }))
  const send = () =>
    form.submit(({ day }) => save(() => call('/api/member/modifybirthday', { birthday: secondsOf(day) }, silent)))
  return (
    <EditForm busy={form.busy} onSave={send}>
      <DateField className="t-birthday" label={texts.birthday} start="1900-01-01" end={today} {...form.field('day')} />
    </EditForm>
  )
}
