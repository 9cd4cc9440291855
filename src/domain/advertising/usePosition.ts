import type { AdvDetail, advKeywords } from '@mall/contract/diy'
import type { LinkField } from '@mall/contract/diyComponents'
import { useData, type DataState } from '@/api/useData'

export interface AdvPicture {
  id: number
  title: string
  image: string
  link: LinkField
  /** colour behind it, '' = none */
  background: string
}

/** The operator's link: anything may stand there. */
function linkOf(json: string): LinkField {
  try {
    const link: unknown = JSON.parse(json)
    return typeof link === 'object' ? (link as LinkField) : null
  } catch {
    return null
  }
}

const picturesOf = ({ adv_list }: AdvDetail): AdvPicture[] =>
  [...adv_list]
    .sort((one, other) => one.slide_sort - other.slide_sort)
    .filter(({ adv_image }) => adv_image !== '')
    .map(({ adv_id: id, adv_title: title, adv_image: image, adv_url, background }) => ({
      ...{ id, title, image, background },
      link: linkOf(adv_url),
    }))

/** What the mall shows at one of its places for advertising; no pictures: nobody filled it. */
export function usePosition(keyword: (typeof advKeywords)[number]): {
  state: DataState<AdvDetail>
  pictures: AdvPicture[]
} {
  const state = useData('/api/adv/detail', { keyword }, { silent: true })
  return { state, pictures: state.data ? picturesOf(state.data) : [] }
}
