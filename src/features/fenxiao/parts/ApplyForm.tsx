import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { Cell, CellGroup } from '@/ui/Cell'
import { PhoneField } from '@/ui/form/PhoneField'
import { TextField } from '@/ui/form/TextField'
import { Image } from '@/ui/Image'
import { useApplyTexts } from '../applyTexts'
import type { useApplyForm } from '../useApplyForm'
import { Agreement } from './Agreement'
import { Requirement } from './Requirement'

interface ApplyFormProps {
  form: ReturnType<typeof useApplyForm>
  isRefused: boolean
  referrer: string
}

/** Name, mobile and the agreement; above them what it takes, and what was refused. */
export function ApplyForm({ form: { form, refusal, checkName, mustAgree, agreement }, ...more }: ApplyFormProps) {
  const texts = useApplyTexts()
  const { fenxiao_name: name } = useFenxiaoWords()
  const picture = agreement?.agreement.img
  return (
    <>
      {picture && <Image className="t-agreement-picture" src={picture} width={702} fluid ratio={2} radius="card" />}
      {more.isRefused && (
        <CellGroup className="t-refused">
          <Cell icon="warning" label={texts.refused} note={texts.refusedNote} />
        </CellGroup>
      )}
      <Requirement />
      {refusal && (
        <CellGroup className="t-refusal">
          <Cell icon="info" label={refusal} />
        </CellGroup>
      )}
      <CellGroup>
        <TextField
          label={texts.name(name)}
          placeholder={texts.nameHint}
          inputClassName="t-fenxiao-name"
          maxlength={20}
          onBlur={() => void checkName()}
          {...form.field('fenxiao_name')}
        />
        <PhoneField
          label={texts.mobile}
          placeholder={texts.mobileHint}
          inputClassName="t-mobile"
          {...form.field('mobile')}
        />
        {more.referrer !== '' && <Cell className="t-referrer" label={texts.referrer} value={more.referrer} />}
      </CellGroup>
      {mustAgree && agreement && (
        <Agreement agreement={agreement} agreed={form.values.agreed} onAgree={form.field('agreed').onChange} />
      )}
    </>
  )
}
