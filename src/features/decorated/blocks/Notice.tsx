import { Swiper, SwiperItem, View } from '@tarojs/components'
import type { LinkField, NoticeItem } from '@mall/contract/diyComponents'
import { useData } from '@/api/useData'
import { Linked } from '@/domain/link/Linked'
import { Icon } from '@/ui/Icon'
import { px } from '@/ui/theme/size'
import { useColours } from '@/ui/theme/useColours'
import styles from '../decorated.module.scss'
import { useTexts } from '../texts'
import { fontSize } from './fontSize'

/** Headlines that roll by: the mall's newest notices, chosen ones, or lines of the decoration. */
export function Notice({ item }: { item: NoticeItem }) {
  const texts = useTexts()
  const colour = useColours()
  const chosen = (item.noticeIds ?? []).join()
  const own = item.sources === 'diy' && !chosen
  const asked = useData(
    '/api/notice/page',
    { page: 1, page_size: 5, receiving_type: 'mobile' },
    { enabled: !own && !chosen, silent: true },
  )
  const picked = useData('/api/notice/lists', { id_arr: chosen }, { enabled: !!chosen, silent: true })
  const toNotice = (id: number): LinkField => ({ wap_url: `otherpages/notice/detail/detail?notice_id=${id}` })
  const lines = own
    ? (item.list ?? [])
    : (picked.data ?? asked.data?.list ?? []).map(({ id, title }) => ({ title, link: toNotice(id) }))
  if (asked.loading || picked.loading) return <View className={styles.notice} />
  if (lines.length === 0) return null
  const words = { color: colour(item.textColor), fontSize: fontSize(item.fontSize, 24) }
  return (
    <View
      className={styles.notice}
      style={{ background: colour(item.backgroundColor), marginTop: px(item.marginTop ?? 0) }}
    >
      {/* 1 a bell, 2 the word */}
      {Number(item.style) === 2 ? (
        <View className={styles.bell}>{texts.notice}</View>
      ) : (
        <Icon name="bell" size={32} className={styles.bell} />
      )}
      <Swiper
        className={styles.noticeLines}
        vertical
        autoplay={lines.length > 1}
        circular
        interval={3500}
        aria-label={texts.notice}
      >
        {lines.map((line, i) => (
          <SwiperItem key={i}>
            <Linked link={line.link} className={styles.noticeLine} style={words}>
              {line.title}
            </Linked>
          </SwiperItem>
        ))}
      </Swiper>
    </View>
  )
}
