import { ScrollView, View } from '@tarojs/components'
import type { BargainingRow } from '@mall/contract/bargain'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { now } from '@/session/clock'
import { Countdown } from '@/ui/Countdown'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import styles from './list.module.scss'
import { useTexts } from './texts'

interface GoingOnProps {
  rows: readonly BargainingRow[]
  onEnd: () => void
}

/** The member's open launches, side by side: each leads to its page. */
export function GoingOn({ rows, onEnd }: GoingOnProps) {
  const texts = useTexts()
  return (
    <View className={`${styles.going} t-going-on`}>
      <View className={styles.goingName} role="heading" aria-level={2}>
        {texts.goingOn}
      </View>
      <ScrollView scrollX enhanced showScrollbar={false} className={styles.strip}>
        <View className={styles.row}>
          {rows.map(({ launch_id, goods_image, goods_name, curr_price, end_time }) => (
            <Tap
              key={launch_id}
              className={`${styles.one} t-going-launch`}
              role="link"
              onClick={() => open(routes.bargainLaunch, { id: launch_id })}
            >
              <Image src={goods_image.split(',')[0] ?? ''} width={112} radius="m" />
              <View className={styles.words}>
                <View className={styles.name}>{goods_name}</View>
                <View className={styles.now}>{texts.now(curr_price)}</View>
                {end_time > now() ? (
                  <View className={styles.time}>
                    {texts.left}
                    <Countdown end={end_time} look="text" onEnd={onEnd} />
                  </View>
                ) : (
                  <View className={styles.time}>{texts.toBuy}</View>
                )}
              </View>
            </Tap>
          ))}
        </View>
      </ScrollView>
    </View>
  )
}
