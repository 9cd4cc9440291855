import { View } from '@tarojs/components'
import type { MemberInfo } from '@mall/contract/member'
import { maskedMobile } from '@/domain/proof/maskedMobile'
import { requireLogin } from '@/navigation/login'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Avatar } from '@/ui/Avatar'
import { Icon } from '@/ui/Icon'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import styles from '../member.module.scss'
import { useTexts } from '../texts'

/** Who is here, with the way to the profile and all settings, or the way in. */
export function Head({ info }: { info: MemberInfo | undefined }) {
  const texts = useTexts()
  if (!info) {
    return (
      <Tap className={`${styles.head} t-login`} onClick={() => void requireLogin()}>
        <Avatar src="" size={128} />
        <View className={styles.words}>
          <View className={styles.name}>{texts.login}</View>
          <View className={styles.sub}>{texts.loginNote}</View>
        </View>
      </Tap>
    )
  }
  const mobile = maskedMobile(info.mobile)
  return (
    <Tap className={`${styles.head} t-profile`} onClick={() => open(routes.memberInfo)}>
      <Avatar src={info.headimg} size={128} alt={info.nickname} />
      <View className={styles.words}>
        <View className={`${styles.name} t-nickname`}>{info.nickname || info.username || texts.notSet}</View>
        <View className={styles.sub}>
          {mobile}
          <Tag look="fill" tone="aux">
            {info.member_level_name}
          </Tag>
        </View>
      </View>
      <View className={`${styles.settings} t-settings`}>
        <Icon name="settings" size={36} />
        {texts.settings}
      </View>
    </Tap>
  )
}
