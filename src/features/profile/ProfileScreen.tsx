import { call } from '@/api/call'
import { useData } from '@/api/useData'
import { leaveAsGuest } from '@/navigation/login'
import { open } from '@/navigation/open'
import { useIsMember } from '@/session/token'
import { routes } from '@/routes'
import { ask } from '@/ui/ask'
import { Button } from '@/ui/Button'
import { Column } from '@/ui/Column'
import { Screen } from '@/ui/Screen'
import { About } from './parts/About'
import { Look } from './parts/Look'
import { Person } from './parts/Person'
import { Safety } from './parts/Safety'
import { useTexts } from './texts'

/** Who the member is, what keeps the account safe, and the settings of this phone. */
export function ProfileScreen() {
  const texts = useTexts()
  // logging out asks for nothing more on the way
  const enabled = useIsMember()
  const info = useData('/api/member/info', {}, { onShow: true, enabled })
  const leave = async () => {
    // whatever the server says, this phone forgets the token
    await call('/api/login/logout', {}, { silent: true, login: 'quiet' }).catch(() => undefined)
    await leaveAsGuest(() => open(routes.member))
  }
  const logout = async () => {
    if (await ask({ title: texts.logoutAsk, confirm: texts.logout })) await leave()
  }
  return (
    <Screen title={texts.title} data={info} toTop={false}>
      {info.data && (
        <Column>
          <Person info={info.data} set={info.set} />
          <Safety info={info.data} />
          <Look />
          <About leave={leave} />
          <Button className="t-logout" size="big" kind="secondary" onClick={logout}>
            {texts.logout}
          </Button>
        </Column>
      )}
    </Screen>
  )
}
