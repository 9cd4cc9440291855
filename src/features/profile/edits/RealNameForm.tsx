import type { MemberInfo } from '@mall/contract/member'
import { call } from '@/api/call'
import { notSame, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/useForm'
import { useTexts } from '../texts'
import { silent, useSaving } from '../useSaving'
import { EditForm } from './EditForm'

export function RealNameForm({ info }: { info: MemberInfo }) {
  const texts = useTexts()
  const save = useSaving()
  const form = useForm({ realname: info.realname }, () => ({
    realname: [required(texts.realNameEmpty), notSame(info.realname, texts.realNameSame)],
  }))
  const send = () =>
    form.submit(({ realname }) => save(() => call('/api/member/modifyrealname', { realname: realname.trim() }, silent)))
  return (
    <EditForm busy={form.busy} onSave={send}>
      <TextField
        label={texts.realName}
        placeholder={texts.realNameHint}
        inputClassName="t-realname-input"
        maxlength={50}
        {...form.field('realname')}
      />
    </EditForm>
  )
}
