import { useData } from '@/api/useData'
import { ShareWays } from '@/domain/share/ShareWays'
import { useOwnNav } from '@/domain/tab-bar/useOwnNav'
import { useParams } from '@/navigation/params'
import { useSiteId } from '@/session/site'
import { routes } from '@/routes'
import { DecoratedPage, pageQuestion } from './DecoratedPage'
import { ShopContext } from './shopContext'
import { useTexts } from './texts'

/** A page of its own, by its name: the mall's or a shop's. */
export function DiyScreen() {
  const texts = useTexts()
  const { name: given = '', site_id } = useParams(routes.diyPage)
  const name = String(given)
  const visited = useSiteId()
  const nav = useOwnNav(site_id ?? visited)
  // the page asks the same
  const page = useData('/api/diyview/info', pageQuestion(name, site_id))
  const params = { name, ...(site_id !== undefined && { site_id }) }
  return (
    <ShopContext.Provider value={site_id ?? 0}>
      <DecoratedPage
        key={name}
        name={name}
        siteId={site_id}
        missing={texts.noPage}
        nav={nav}
        right={
          page.data && <ShareWays card={{ title: page.data.title, image: '' }} page={routes.diyPage} params={params} />
        }
      />
    </ShopContext.Provider>
  )
}
