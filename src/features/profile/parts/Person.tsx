import type { MemberInfo } from '@mall/contract/member'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { useData } from '@/api/useData'
import { now } from '@/session/clock'
import { open } from '@/navigation/open'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { Avatar } from '@/ui/Avatar'
import { Cell, CellGroup } from '@/ui/Cell'
import { DateField } from '@/ui/form/DateField'
import { SelectField } from '@/ui/form/SelectField'
import { dayOf, secondsOf } from '../birthday'
import { useTexts } from '../texts'

interface PersonProps {
  info: MemberInfo
  set: (next: MemberInfo) => void
}

export function Person({ info, set }: PersonProps) {
  const texts = useTexts()
  const card = useData('/api/memberauth/info', {}, { onShow: true, silent: true })
  const edit = (action: string) => () => void open(routes.memberInfoEdit, { action })
  /** Shown at once, told when it is kept, and back again when it is not. */
  const save = async (change: Partial<MemberInfo>, send: () => Promise<unknown>) => {
    set({ ...info, ...change })
    try {
      await send()
      toast(texts.saved)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      set(info)
    }
  }
  const status = card.data?.status
  const passed = status === 1
  return (
    <>
      <CellGroup title={texts.profile}>
        <Cell className="t-face" label={texts.face} onClick={() => open(routes.modifyFace)}>
          <Avatar src={info.headimg} size={88} alt={texts.face} />
        </Cell>
        <Cell className="t-account" label={texts.account} value={info.username || info.member_id} />
        <Cell
          className="t-level"
          label={texts.level}
          value={info.member_level_name}
          onClick={() => open(routes.levelGrowthRules)}
        />
        <Cell
          className="t-edit-nickname"
          label={texts.nickname}
          value={info.nickname || texts.notSet}
          onClick={edit('name')}
        />
        <Cell
          className="t-edit-realname"
          label={texts.realName}
          value={info.realname || texts.notSet}
          onClick={passed ? undefined : edit('realName')}
        />
        <Cell
          className="t-authenticate"
          label={texts.authenticate}
          value={passed ? texts.authenticated : status === -1 ? texts.authFailed : texts.notAuthenticated}
          onClick={() => open(routes.authenticate)}
        />
      </CellGroup>
      <CellGroup>
        <SelectField
          end
          className="t-sex"
          label={texts.sex}
          options={([1, 2, 0] as const).map((value) => ({ value, label: texts.sexes[value] }))}
          value={info.sex}
          onChange={(sex) => void save({ sex }, () => call('/api/member/modifysex', { sex }))}
        />
        <DateField
          atEnd
          className="t-birthday"
          label={texts.birthday}
          start="1900-01-01"
          end={dayOf(now())}
          placeholder={texts.notSet}
          value={dayOf(info.birthday)}
          onChange={(day) => {
            const birthday = secondsOf(day)
            if (birthday > now()) return toast(texts.birthdayLate)
            void save({ birthday }, () => call('/api/member/modifybirthday', { birthday }))
          }}
        />
      </CellGroup>
    </>
  )
}
