import { useState } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { Days } from '@/domain/check-in/Days'
import { firstDays } from '@/domain/check-in/round'
import { ownTarget } from '@/navigation/address'
import { useOpenable } from '@/navigation/openable'
import { routes, type Route } from '@/routes'
import { isMember } from '@/session/token'
import { Skeleton, SkeletonBlock } from '@/ui/Skeleton'
import styles from '../login.module.scss'
import { useTexts } from '../texts'

/** design px of two rows of days */
const room = 340

/** For a guest on the way to the check-in: what its days bring. `target`: where the login leads. */
export function CheckInOffer({ target }: { target: string | undefined }) {
  const texts = useTexts()
  // it stays while the page is left after the login, and a member asks on the check-in page itself
  const [guest] = useState(() => !isMember())
  const open = useOpenable(routes.signIn)
  const enabled = guest && open && ownTarget(target)?.route === (routes.signIn as Route)
  const { data, loading } = useData('/api/membersignin/award', {}, { enabled, silent: true })
  // other servers may answer nothing
  const days = Array.isArray(data?.reward) ? firstDays(data) : []
  if (!loading && days.length === 0) return null
  return (
    <View className={`${styles.offer} t-check-in-offer`}>
      <View className={styles.offerTitle}>{texts.checkIn}</View>
      {loading ? (
        <Skeleton>
          <SkeletonBlock height={room} />
        </Skeleton>
      ) : (
        <Days days={days} open />
      )}
    </View>
  )
}
