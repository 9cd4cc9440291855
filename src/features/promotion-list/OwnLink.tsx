import { open } from '@/navigation/open'
import type { Route } from '@/routes'
import { Tap } from '@/ui/Tap'
import styles from './promotionList.module.scss'

interface OwnLinkProps {
  route: Route
  words: string
  /** `t-...` handle */
  handle: string
}

/** In the bar of a list: to what the member has begun in this way of selling. */
export const OwnLink = ({ route, words, handle }: OwnLinkProps) => (
  <Tap className={`${styles.own} ${handle}`} role="link" onClick={() => open(route)}>
    {words}
  </Tap>
)
