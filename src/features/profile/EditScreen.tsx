import type { ComponentType } from 'react'
import type { MemberInfo } from '@mall/contract/member'
import { useData } from '@/api/useData'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Column } from '@/ui/Column'
import { Screen } from '@/ui/Screen'
import { AccountFacts } from './edits/AccountFacts'
import { BirthdayForm } from './edits/BirthdayForm'
import { MobileForm } from './edits/MobileForm'
import { NicknameForm } from './edits/NicknameForm'
import { PasswordForm } from './edits/PasswordForm'
import { RealNameForm } from './edits/RealNameForm'
import { SexForm } from './edits/SexForm'
import { useTexts } from './texts'

/** `action` of the address, its title and its form. */
const forms = {
  username: ['account', AccountFacts],
  name: ['nickname', NicknameForm],
  realName: ['realName', RealNameForm],
  sex: ['sex', SexForm],
  birthday: ['birthday', BirthdayForm],
  password: ['password', PasswordForm],
  mobile: ['mobile', MobileForm],
} as const satisfies Record<string, readonly [string, ComponentType<{ info: MemberInfo }>]>

const isAction = (word: string): word is keyof typeof forms => Object.keys(forms).includes(word)

/** One thing of the profile; an unknown `action` is the nickname. */
export function EditScreen() {
  const texts = useTexts()
  const { action = 'name' } = useParams(routes.memberInfoEdit)
  const info = useData('/api/member/info', {})
  const [title, Form] = forms[isAction(action) ? action : 'name']
  return (
    <Screen title={texts[title]} data={info} toTop={false}>
      <Column>{info.data && <Form info={info.data} />}</Column>
    </Screen>
  )
}
