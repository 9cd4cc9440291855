import { View } from '@tarojs/components'
import type { LinkField, TextItem, TextNavItem, TitleItem } from '@mall/contract/diyComponents'
import { Linked } from '@/domain/link/Linked'
import { Icon } from '@/ui/Icon'
import { px } from '@/ui/theme/size'
import styles from '../decorated.module.scss'
import { isOn } from '@/domain/decoration/pageValue'
import { useTexts } from '../texts'
import { useColours } from '@/ui/theme/useColours'

/** Sizes follow the chosen text size too. */
const font = (size: number | undefined, usual: number) => `calc(${px(size ?? usual)} * var(--text-scale, 1))`

interface HeadingProps {
  title: string
  sub?: string
  more?: { words: string; link: LinkField | undefined }
  item: Pick<
    TextItem,
    'textColor' | 'colorSub' | 'fontSize' | 'fontSizeSub' | 'fontWeight' | 'backgroundColor' | 'btnColor'
  >
  link?: LinkField
  center?: boolean
  padding: number
  marginTop?: number
}

function Heading({ title, sub, more, item, link, center, padding, marginTop = 0 }: HeadingProps) {
  const colour = useColours()
  const box = { background: colour(item.backgroundColor), padding: px(padding), marginTop: px(marginTop) }
  return (
    <View className={`${styles.heading} ${center ? styles.center : ''}`} style={box}>
      <Linked link={link} className={styles.headingWords}>
        <View
          className={styles.headingTitle}
          style={{
            color: colour(item.textColor),
            fontSize: font(item.fontSize, 34),
            fontWeight: item.fontWeight ?? 600,
          }}
        >
          {title}
        </View>
        {sub && (
          <View className={styles.headingSub} style={{ fontSize: font(item.fontSizeSub, 24) }}>
            {sub}
          </View>
        )}
      </Linked>
      {more && (
        <Linked link={more.link} className={styles.headingMore}>
          {more.words}
          <Icon name="arrow" size={22} />
        </Linked>
      )}
    </View>
  )
}

export function TextBlock({ item }: { item: TextItem }) {
  const texts = useTexts()
  const more = isOn(item.isShowMore) ? { words: item.moreText || texts.more, link: item.moreLink } : undefined
  return (
    <Heading
      title={item.title}
      sub={isOn(item.sub ?? (item.subTitle ? 1 : 0)) ? item.subTitle : undefined}
      more={more}
      item={item}
      link={item.link}
      center={(item.alignStyle ?? item.textAlign) === 'center'}
      padding={item.padding ?? 24}
      marginTop={item.marginTop}
    />
  )
}

/** Legacy: drawn as a text with its "more". */
export function Title({ item }: { item: TitleItem }) {
  const texts = useTexts()
  const more = isOn(item.isOpenOperation)
    ? { words: item.operation_name || texts.more, link: item.rightLink }
    : undefined
  return <Heading title={item.title} more={more} item={item} link={item.leftLink} padding={24} />
}

/** Legacy: a plain row of words. */
export function TextNav({ item }: { item: TextNavItem }) {
  const colour = useColours()
  return (
    <View
      className={`${styles.textNav} ${item.textAlign === 'left' ? '' : styles.center}`}
      style={{ background: colour(item.backgroundColor) }}
    >
      {item.list.map((entry, i) => (
        <Linked
          key={i}
          link={entry.link}
          className={styles.textNavEntry}
          style={{ color: colour(item.textColor), fontSize: font(item.fontSize, 26) }}
        >
          {entry.text}
        </Linked>
      ))}
    </View>
  )
}
