import { View } from '@tarojs/components'
import type { Distributor } from '@mall/contract/fenxiao'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../centre.module.scss'
import { useTexts } from '../texts'

/** Who it is, at which level, and who brought him in. */
export function Head({ distributor }: { distributor: Distributor }) {
  const texts = useTexts()
  const levels = useOpenable(routes.fenxiaoLevel)
  const { fenxiao_name, nickname, headimg, level_name, parent_name } = distributor
  const name = fenxiao_name || nickname || texts.noName
  const level = (
    <>
      <Icon name="crown" size={32} />
      {level_name}
      {levels && <Icon name="arrow" size={24} />}
    </>
  )
  return (
    <Card className={`${styles.head} t-distributor`}>
      <Avatar src={headimg} size={112} alt={name} />
      <View className={styles.words}>
        <View className={styles.name}>{name}</View>
        {parent_name !== '' && <View className={`${styles.parent} t-parent`}>{texts.parent(parent_name)}</View>}
      </View>
      {level_name !== '' &&
        (levels ? (
          <Tap className={`${styles.level} t-level`} role="link" onClick={() => void open(routes.fenxiaoLevel)}>
            {level}
          </Tap>
        ) : (
          <View className={`${styles.level} t-level`}>{level}</View>
        ))}
    </Card>
  )
}
