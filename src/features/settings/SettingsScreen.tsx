import { View } from '@tarojs/components'
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
import { SelectField } from '@/ui/form/SelectField'
import { Screen } from '@/ui/Screen'
import styles from './settings.module.scss'
import { useTexts } from './texts'

const languages: { value: Locale; label: string }[] = [
  { value: 'zh-cn', label: '简体中文' },
  { value: 'en-us', label: 'English' },
]

const options = <T extends string>(names: Record<T, string>) =>
  (Object.entries(names) as [T, string][]).map(([value, label]) => ({ value, label }))

export function SettingsScreen() {
  const texts = useTexts()
  const locale = useLocale()
  const preferences = usePreferences((all) => all)
  const info = useData('/api/member/info', {})
  const set =
    <K extends keyof Preferences>(name: K) =>
    (value: Preferences[K]) =>
      setPreferences({ [name]: value })
  const logout = async () => {
    if (!(await ask({ title: texts.logoutAsk }))) return
    // whatever the server says, this phone forgets the token
    await call('/api/login/logout', {}, { silent: true, login: 'quiet' }).catch(() => undefined)
    dropToken()
    await open(routes.member)
  }
  return (
    <Screen title={texts.title} data={info} toTop={false}>
      <View className={styles.column}>
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
          <SelectField
            end
            className="t-theme"
            label={texts.theme}
            options={options(texts.themes)}
            value={preferences.theme}
            onChange={set('theme')}
          />
          <SelectField
            end
            className="t-scheme"
            label={texts.scheme}
            options={options(texts.schemes)}
            value={preferences.scheme}
            onChange={set('scheme')}
          />
          <SelectField
            end
            className="t-text-size"
            label={texts.textSize}
            options={options(texts.textSizes)}
            value={preferences.textSize}
            onChange={set('textSize')}
          />
        </CellGroup>
        <CellGroup title={texts.about}>
          <Cell className="t-version" label={texts.version} value={appVersion} />
        </CellGroup>
        <Button className="t-logout" size="big" kind="secondary" onClick={logout}>
          {texts.logout}
        </Button>
      </View>
    </Screen>
  )
}
