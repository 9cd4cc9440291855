import { View } from '@tarojs/components'
import type { LinkField, TextItem } from '@mall/contract/diyComponents'
import { isOn } from '@/domain/decoration/pageValue'
import { Linked } from '@/domain/link/Linked'
import { Icon } from '@/ui/Icon'
import { px } from '@/ui/theme/size'
import { useColours } from '@/ui/theme/useColours'
import styles from '../decorated.module.scss'
import { useTexts } from '../texts'
import { fontSize } from './fontSize'

/** 1 bare, 2 a bar before the title, 3 a line under it, 4 lines at both sides of it; another takes the first */
const looks = ['', '', 'barred', 'lined', 'between'] as const

interface HeadingProps {
  item: Omit<TextItem, 'controller'>
  more?: { words: string | undefined; link: LinkField | undefined } | false
}

export function Heading({ item, more }: HeadingProps) {
  const texts = useTexts()
  const colour = useColours()
  const { subTitle, sub = subTitle ? 1 : 0, style = 1 } = item
  const look = looks[style]
  const center = look === 'between' || (item.alignStyle ?? item.textAlign) === 'center'
  const box = {
    background: colour(item.backgroundColor),
    padding: px(item.padding ?? 24),
    marginTop: px(item.marginTop ?? 0),
  }
  const title = {
    color: colour(item.textColor),
    fontSize: fontSize(item.fontSize, 34),
    fontWeight: Number(item.fontWeight) || 600,
  }
  return (
    <View className={`${styles.heading} ${center ? styles.center : ''}`} style={box}>
      <Linked link={item.link}>
        <View className={`${styles.headingTitle} ${look ? styles[look] : ''}`} style={title}>
          {item.title}
        </View>
        {isOn(sub) && (
          <View
            className={styles.headingSub}
            style={{ fontSize: fontSize(item.fontSizeSub, 24), color: colour(item.colorSub) }}
          >
            {subTitle}
          </View>
        )}
      </Linked>
      {more && (
        <Linked link={more.link} className={styles.headingMore} style={{ color: colour(item.btnColor) }}>
          {more.words || texts.more}
          <Icon name="arrow" size={22} />
        </Linked>
      )}
    </View>
  )
}

export const TextBlock = ({ item }: { item: TextItem }) => (
  <Heading item={item} more={isOn(item.isShowMore) && { words: item.moreText, link: item.moreLink }} />
)
