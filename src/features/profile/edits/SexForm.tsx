import type { MemberInfo } from '@mall/contract/member'
import { call } from '@/api/call'
import { SelectField } from '@/ui/form/SelectField'
import { useForm } from '@/ui/form/useForm'
import { useTexts } from '../texts'
import { silent, useSaving } from '../useSaving'
import { EditForm } from './EditForm'

export function SexForm({ info }: { info: MemberInfo }) {
  const texts = useTexts()
  const save = useSaving()
  const form = useForm({ sex: info.sex }, () => ({}))
  const send = () => form.submit(({ sex }) => save(() => call('/api/member/modifysex', { sex }, silent)))
  return (
    <EditForm busy={form.busy} onSave={send}>
      <SelectField
        className="t-sex"
        label={texts.sex}
        options={([1, 2, 0] as const).map((value) => ({ value, label: texts.sexes[value] }))}
        {...form.field('sex')}
      />
    </EditForm>
  )
}
