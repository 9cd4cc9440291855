import { useLocale, type Locale } from '@/i18n/locale'
import { setLocale } from '@/session/language'
import { setPreferences, usePreferences, type Preferences } from '@/session/preferences'
import { CellGroup } from '@/ui/Cell'
import { SelectField } from '@/ui/form/SelectField'
import { useTexts } from '../texts'

const languages: { value: Locale; label: string }[] = [
  { value: 'zh-cn', label: '简体中文' },
  { value: 'en-us', label: 'English' },
]

export function Look() {
  const texts = useTexts()
  const locale = useLocale()
  return (
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
