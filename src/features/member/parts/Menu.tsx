import { View } from '@tarojs/components'
import type { MemberInfo } from '@mall/contract/member'
import { useData } from '@/api/useData'
import { useBoot } from '@/session/boot'
import { open } from '@/navigation/open'
import { isLinkOpenable, openLink } from '@/navigation/links'
import { routes } from '@/routes'
import { CellGroup } from '@/ui/Cell'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import styles from '../member.module.scss'
import { useTexts } from '../texts'

/** The mall's own entries; those that lead nowhere yet are left out. Who is no distributor is led to become one. */
export function Menu({ info }: { info: MemberInfo | undefined }) {
  const texts = useTexts()
  const menu = useData('/api/diyview/memberIndex', {}, { silent: true })
  // flags decide what can be opened, and they arrive later
  useBoot((boot) => boot.addons)
  const entries = (menu.data?.menuList ?? []).filter(({ url }) => isLinkOpenable(url))
  if (entries.length === 0) return null
  const follow = (tag: string, url: string) =>
    tag === 'fenxiao' && info?.is_fenxiao === 0 ? open(routes.fenxiaoApply) : openLink(url)
  return (
    <CellGroup title={texts.services}>
      <View className={styles.menu}>
        {entries.map(({ tag, text, img, url }) => (
          <Tap key={tag} className={`${styles.entry} t-menu-${tag}`} onClick={() => void follow(tag, url)}>
            <Image src={img} width={64} className={styles.bare} />
            <View className={styles.caption}>{texts.entries[tag] ?? text}</View>
          </Tap>
        ))}
      </View>
    </CellGroup>
  )
}
