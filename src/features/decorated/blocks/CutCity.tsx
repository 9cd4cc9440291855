import { useCity } from '@/domain/city/useCity'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from './later.module.scss'

/** The city whose home this is, and the way to another. */
export function CutCity() {
  const { name } = useCity()
  if (!useOpenable(routes.city)) return null
  return (
    <Tap className={`${styles.city} t-cut-city`} role="link" onClick={() => void open(routes.city)}>
      <Icon name="location" size={32} />
      {name}
      <Icon name="down" size={24} />
    </Tap>
  )
}
