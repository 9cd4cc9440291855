import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import styles from './mallHead.module.scss'

interface MallHeadProps {
  /** in the mall's name; '' = nobody knows it, as without a connection */
  titleOf: (name: string) => string
  slogan: string
}

/** Whose door this is: the mall's sign and what is done here. Its colour is that of the bar above. */
export function MallHead({ titleOf, slogan }: MallHeadProps) {
  const { data, loading } = useData('/api/website/info', {}, { silent: true })
  const { logo, title: name = '' } = data ?? {}
  return (
    <View className={styles.head}>
      {loading || logo ? (
        <Image
          src={logo}
          kind="shop"
          width={112}
          radius="card"
          fit="aspectFit"
          eager
          alt={name}
          className={styles.sign}
        />
      ) : (
        <View className={`${styles.sign} ${styles.letter}`}>{[...name][0] ?? <Icon name="shop" size={64} />}</View>
      )}
      <View className={styles.words}>
        {/* its room is kept: the name comes a moment later */}
        <View className={`${styles.title} t-welcome`}>{!loading && titleOf(name)}</View>
        <View className={styles.slogan}>{slogan}</View>
      </View>
    </View>
  )
}

/** Of the bar of a page that begins with it. */
export const headColours = { background: 'var(--primary-soft)' }
