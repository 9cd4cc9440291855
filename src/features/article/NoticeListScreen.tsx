import type { NoticeRow } from '@mall/contract/content'
import { usePagedList } from '@/api/usePagedList'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Empty } from '@/ui/Empty'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import styles from './article.module.scss'
import { ArticleRow } from './parts/ArticleRow'
import { useTexts } from './texts'

const rowKey = ({ id }: NoticeRow) => id
const row = (notice: NoticeRow) => <Row key={notice.id} notice={notice} />

export function NoticeListScreen() {
  const texts = useTexts()
  const list = usePagedList('/api/notice/page', { receiving_type: 'mobile' }, { rowKey })
  return (
    <Screen title={texts.notices}>
      <PagedList className={styles.list} list={list} row={row} empty={<Empty text={texts.noNotices} icon="bell" />} />
    </Screen>
  )
}

function Row({ notice: { id, title, create_time, is_top } }: { notice: NoticeRow }) {
  const texts = useTexts()
  return (
    <ArticleRow
      className="t-notice"
      title={title}
      time={create_time}
      mark={is_top ? texts.top : undefined}
      onClick={() => void open(routes.noticeDetail, { notice_id: id })}
    />
  )
}
