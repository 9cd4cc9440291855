import { call } from '@/api/call'
import { useData } from '@/api/useData'
import { useLocale, type Locale } from '@/i18n/locale'
import { setLocale } from '@/session/language'
import { open } from '@/session/open'
import { setPreferences, usePreferences, type Preferences } from '@/session/preferences'
import { dropToken } from '@/session/token'
import { appVersion } from '@/session/version'
import { routes } from '@/routes'
import { ask } from '@/ui/ask'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { SelectField } from '@/ui/form/SelectField'
import { Screen } from '@/ui/Screen'
import { useTexts } from './texts'

const languages: { value: Locale; label: string }[] = [
  { value: 'zh-cn', label: '简体中文' },
  { value: 'en-us', label: 'English' },
]

export function SettingsScreen() {
  const texts = useTexts()
  const locale = useLocale()
  const info = useData('/api/member/info', {})
  const logout = async () => {
    if (!(await ask({ title: texts.logoutAsk }))) return
    // whatever the server says, this phone forgets the token
    await call('/api/login/logout', {}, { silent: true, login: 'quiet' }).catch(() => undefined)
    dropToken()
    await open(routes.member)
  }
  return (
    <Screen title={texts.title} data={info} toTop={false}>
      <Column>
        <CellGroup title={texts.profile}>
          <Cell label={texts.nickname} value={info.data?.nickname} />
          <Cell label={texts.mobile} value={info.data?.mobile} />
          <Cell label={texts.level} value={info.data?.member_level_name} />
        </CellGroup>
        <CellGroup title={texts.look}>
          <SelectField
            end
            className="t-language"
            label={texts.language}
            options={languages}
            value={locale}
            onChange={(next) => void setLocale(next)}
          />
          <Choice name="theme" className="t-theme" names={texts.themes} />
          <Choice name="scheme" className="t-scheme" names={texts.schemes} />
          <Choice name="textSize" className="t-text-size" names={texts.textSizes} />
        </CellGroup>
        <CellGroup title={texts.about}>
          <Cell className="t-version" label={texts.version} value={appVersion} />
        </CellGroup>
        <Button className="t-logout" size="big" kind="secondary" onClick={logout}>
          {texts.logout}
        </Button>
      </Column>
    </Screen>
  )
}

interface ChoiceProps<K extends keyof Preferences> {
  name: K
  names: Record<Preferences[K], string>
  className: string
}

/** A preference this phone keeps, picked by its name. */
function Choice<K extends 'theme' | 'scheme' | 'textSize'>({ name, names, className }: ChoiceProps<K>) {
  const texts = useTexts()
  const value = usePreferences((all) => all[name])
  const values = Object.keys(names) as Preferences[K][]
  return (
    <SelectField
      end
      className={className}
      label={texts[name]}
      options={values.map((one) => ({ value: one, label: names[one] }))}
      value={value}
      onChange={(next) => setPreferences({ [name]: next })}
    />
  )
}
