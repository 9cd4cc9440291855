import { View } from '@tarojs/components'
import { requireLogin } from '@/navigation/login'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { useIsMember } from '@/session/token'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from './list.module.scss'
import { useTexts } from './texts'

/** How many points there are to spend, and the ways to more of them and to what they were spent on. */
export function PointsHead({ own }: { own: number | undefined }) {
  const texts = useTexts()
  const isMember = useIsMember()
  if (!isMember)
    return (
      <View className={styles.head}>
        <View className={`${styles.guest} t-points-guest`}>{texts.guest}</View>
        <Button size="small" className="t-login" onClick={() => void requireLogin()}>
          {texts.logIn}
        </Button>
      </View>
    )
  return (
    <View className={styles.head}>
      <View className={styles.own}>
        {texts.mine}
        <View className={`${styles.figure} t-own-points`}>{own ?? '--'}</View>
      </View>
      <Button size="small" className="t-earn" onClick={() => void open(routes.points)}>
        {texts.earn}
      </Button>
      <Tap className={`${styles.orders} t-my-exchanges`} role="link" onClick={() => void open(routes.pointOrders)}>
        {texts.own}
        <Icon name="arrow" size={28} />
      </Tap>
    </View>
  )
}
