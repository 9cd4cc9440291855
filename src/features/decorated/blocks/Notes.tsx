import { useMemo } from 'react'
import { ScrollView, View } from '@tarojs/components'
import type { NotesItem } from '@mall/contract/diyComponents'
import { useData } from '@/api/useData'
import { isOn } from '@/domain/decoration/pageValue'
import { NoteCard } from '@/domain/note/NoteCard'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { px } from '@/ui/theme/size'
import { useColours } from '@/ui/theme/useColours'
import decorated from '../decorated.module.scss'
import { useShownSite } from '../shopContext'
import { BlockHead } from './BlockHead'
import { countOf } from './goodsLook'
import { useLaterTexts } from './laterTexts'
import styles from './promotions.module.scss'

/** Notes of the shown shop: style 1 two columns, 2 side by side, to be pushed aside. */
export function Notes({ item }: { item: NotesItem }) {
  const texts = useLaterTexts()
  const colour = useColours()
  const site = useShownSite()
  const enabled = useOpenable(routes.notes)
  const chosen = item.sources === 'diy' ? (item.goodsId ?? []) : []
  const { data } = useData(
    '/notes/api/notes/lists',
    {
      page: 1,
      page_size: countOf(item),
      site_id: site,
      ...(chosen.length > 0 && { goods_id_arr: chosen.join(',') }),
    },
    { enabled, silent: true },
  )
  const hide = useMemo(
    () => ({
      label: !isOn(item.notesLabel ?? 1),
      reads: !isOn(item.readNum ?? 1),
      likes: !isOn(item.thumbsUpNum ?? 1),
      time: !isOn(item.uploadTime ?? 1),
    }),
    [item],
  )
  const notes = data?.list ?? []
  if (notes.length === 0) return null
  const aside = Number(item.style) === 2
  const cards = notes.map((note) => (
    <NoteCard key={note.note_id} className={aside ? styles.note : decorated.goodsCell} note={note} hide={hide} />
  ))
  const style = {
    marginTop: px(item.marginTop ?? 0),
    padding: `0 ${px(item.paddingLeftRight ?? 24)}`,
    background: colour(item.backgroundColor),
  }
  return (
    <View className="t-block-notes" style={style}>
      <BlockHead
        item={item}
        kind="notes"
        name={texts.notes}
        onMore={() => void open(routes.notes, site > 0 ? { site_id: site } : {})}
      />
      {aside ? (
        <ScrollView className={styles.strip} scrollX enhanced showScrollbar={false}>
          <View className={styles.row}>{cards}</View>
        </ScrollView>
      ) : (
        <View className={`${decorated.goods} ${decorated.grid}`}>{cards}</View>
      )}
    </View>
  )
}
