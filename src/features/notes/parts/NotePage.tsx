import { View } from '@tarojs/components'
import type { NoteDetail } from '@mall/contract/note'
import { GoodsRowCard } from '@/domain/goods/GoodsRowCard'
import { picturesOf } from '@/domain/goods/parsed'
import { noteFigures } from '@/domain/note/figures'
import { useTexts as useNoteTexts } from '@/domain/note/texts'
import { ShareWays } from '@/domain/share/ShareWays'
import { routes } from '@/routes'
import { Article } from '@/ui/Article'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Column } from '@/ui/Column'
import { Gallery } from '@/ui/Gallery'
import { Screen } from '@/ui/Screen'
import { noteGoodsFace } from '../goodsFace'
import { useTexts } from '../texts'
import { useLike } from '../useLike'
import styles from './NotePage.module.scss'

export function NotePage({ note }: { note: NoteDetail }) {
  const texts = useTexts()
  const words = useNoteTexts()
  const { note_id, note_title, note_abstract, note_type, label, goods_highlights, goods_list } = note
  const covers = picturesOf(note.cover_img)
  const pictures = note.cover_type === 1 ? covers : covers.slice(0, 1)
  const { reads, day } = noteFigures(note)
  const meta = [label || words.types[note_type], day, reads !== undefined && words.reads(words.count(reads))]
  return (
    <Screen
      title={texts.note}
      bottom={<Like note={note} />}
      right={
        <ShareWays
          card={{ title: note_title, image: covers[0] ?? '', summary: note_abstract }}
          page={routes.noteDetail}
          params={{ note_id }}
        />
      }
    >
      {pictures.length > 0 && <Gallery pictures={pictures} alt={note_title} />}
      <Column>
        <Card pad="none">
          <Article
            title={note_title}
            meta={meta.filter(Boolean).join(' · ')}
            lead={
              goods_highlights && (
                <View className={`${styles.highlights} t-highlights`}>
                  <View className={styles.heading}>{texts.highlights}</View>
                  {goods_highlights}
                </View>
              )
            }
            html={note.note_content}
          />
        </Card>
        {goods_list.length > 0 && (
          <View className="t-note-goods">
            <View className={styles.goods} role="heading" aria-level={2}>
              {texts.goods}
            </View>
            {goods_list.map((goods) => (
              <GoodsRowCard key={goods.sku_id} row={goods} face={noteGoodsFace} className={styles.card} />
            ))}
          </View>
        )}
      </Column>
    </Screen>
  )
}

function Like({ note }: { note: NoteDetail }) {
  const texts = useTexts()
  const words = useNoteTexts()
  const { on, likes, toggle } = useLike(note)
  const word = on ? texts.liked : texts.like
  return (
    <Button
      className="t-like"
      size="big"
      kind={on ? 'secondary' : 'primary'}
      icon={on ? 'heart-on' : 'heart'}
      onClick={() => void toggle()}
    >
      {likes ? `${word} ${words.count(likes)}` : word}
    </Button>
  )
}
