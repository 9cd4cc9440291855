import { refuse } from '../../http/route'
import { changed, sent, type Given } from '../import/list'
import { tableList } from '../import/tableList'
import { pageFault } from './diy.service'
import { findPagesOf, type PageRow } from './diy.store'

const taken = () => refuse({ zh: '该站点已有同名页面', en: 'The site has a page of this name already' })

type Place = Pick<PageRow, 'site_id' | 'website_id' | 'name'>
const placeOf = ({ site_id, website_id, name }: Place) => JSON.stringify([site_id, website_id, name])

/** where a page of that name stands -> its row */
type Places = Map<string, PageRow>

/** A page is known by its name: the first import of one that diy/save made takes it over. */
export const pageList = tableList<'pages', Places>({
  name: 'pages',
  table: 'diy_page',
  id: 'page_id',
  needs: ['name', 'title', 'value'],
  refers: { city: 'cities' },
  async prepare(rows, plan) {
    const sites = [...new Set(rows.map(({ siteId }) => siteId))]
    const places: Places = new Map((await findPagesOf(plan.trx, sites)).map((page) => [placeOf(page), page]))
    for (const given of rows) {
      const page = given.before ? undefined : places.get(placeOf(wanted(given)))
      if (!page) continue
      plan.codes.name('pages', given.siteId, given.code, page.page_id)
      Object.assign(given, { id: page.page_id, before: page })
    }
    return places
  },
  columns({ row, one, path }, _, plan) {
    const fault = pageFault(row)
    if (fault) plan.fail(`${path}.value`, fault)
    return {
      ...sent(row, 'title', 'value'),
      ...changed(row.name, 'name', (name) => name.trim()),
      ...changed(one.city, 'website_id'),
    }
  },
  check(rows, places, plan) {
    const owners = new Map([...places].map(([place, { page_id }]) => [place, page_id]))
    for (const given of rows) {
      const place = placeOf(wanted(given))
      if ((owners.get(place) ?? given.id) !== given.id) plan.fail(`${given.path}.name`, taken())
      owners.set(place, given.id)
    }
  },
})

const wanted = ({ siteId, row, one, before }: Given<'pages'>): Place => ({
  site_id: siteId,
  website_id: one.city ?? Number(before?.website_id ?? 0),
  name: row.name?.trim() ?? String(before?.name),
})
