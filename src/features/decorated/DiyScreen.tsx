import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { DecoratedPage } from './DecoratedPage'
import { useTexts } from './texts'

export function DiyScreen() {
  const texts = useTexts()
  const { name = '', site_id } = useParams(routes.diyPage)
  return <DecoratedPage key={name} name={String(name)} siteId={site_id} missing={texts.noPage} />
}
