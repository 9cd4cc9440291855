import { useData } from '@/api/useData'
import { dayText } from '@/lib/date'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { ArticlePage } from './parts/ArticlePage'
import { useTexts } from './texts'

export function NoticeDetailScreen() {
  const texts = useTexts()
  const { notice_id: id = 0 } = useParams(routes.noticeDetail)
  const notice = useData('/api/notice/info', { id }, { enabled: id > 0 })
  return (
    <ArticlePage
      title={texts.notice}
      id={id}
      article={notice}
      meta={notice.data && dayText(notice.data.create_time)}
      page={routes.noticeDetail}
      params={{ notice_id: id }}
      list={{ route: routes.noticeList, name: texts.toNotices }}
      gone={texts.noticeGone}
    />
  )
}
