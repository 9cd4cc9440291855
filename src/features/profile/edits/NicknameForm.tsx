import type { MemberInfo } from '@mall/contract/member'
import { call } from '@/api/call'
import { notSame, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/useForm'
import { useTexts } from '../texts'
import { silent, useSaving } from '../useSaving'
import { EditForm } from './EditForm'

/** as the server keeps it */
const longest = 50

export function NicknameForm({ info }: { info: MemberInfo }) {
  const texts = useTexts()
  const save = useSaving()
  const form = useForm({ nickname: info.nickname }, () => ({
    nickname: [required(texts.nicknameEmpty), notSame(info.nickname, texts.nicknameSame)],
  }))
  const send = () =>
    form.submit(({ nickname }) => save(() => call('/api/member/modifynickname', { nickname: nickname.trim() }, silent)))
  return (
    <EditForm note={texts.nicknameNote} busy={form.busy} onSave={send}>
      <TextField
        label={texts.nickname}
        placeholder={texts.nicknameHint}
        inputClassName="t-nickname-input"
        type="nickname"
        maxlength={longest}
        {...form.field('nickname')}
      />
    </EditForm>
  )
}
