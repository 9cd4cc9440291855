import type { HelpRow } from '@mall/contract/content'
import { usePagedList } from '@/api/usePagedList'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { PagedList } from '@/ui/PagedList'
import styles from '../article.module.scss'
import { useTexts } from '../texts'
import { ArticleRow } from './ArticleRow'

const rowKey = ({ id }: HelpRow) => id
const row = ({ id, title, create_time }: HelpRow) => (
  <ArticleRow
    key={id}
    className="t-help"
    title={title}
    time={create_time}
    onClick={() => void open(routes.helpDetail, { id })}
  />
)

/** All articles of a class. */
export function ClassArticles({ classId }: { classId: number }) {
  const texts = useTexts()
  const list = usePagedList('/api/help/page', { class_id: classId, app_module: 'shop' }, { rowKey })
  return <PagedList className={styles.list} list={list} row={row} empty={texts.noHelp} />
}
