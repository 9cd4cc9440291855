import { memo } from 'react'
import { View } from '@tarojs/components'
import type { NoteRow } from '@mall/contract/note'
import { picturesOf } from '@/domain/goods/parsed'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import grid from '@/ui/gridCard.module.scss'
import { Icon, type IconName } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import { noteFigures } from './figures'
import styles from './NoteCard.module.scss'
import { useTexts } from './texts'

interface NoteCardProps {
  note: NoteRow
  /** left out where a decorated page hides them */
  hide?: { label?: boolean; reads?: boolean; likes?: boolean; time?: boolean }
  /** in the first screen: not lazy */
  eager?: boolean
  className?: string
}

/** A note of a two-column list. */
export const NoteCard = memo(function NoteCard({ note, hide = {}, eager, className = '' }: NoteCardProps) {
  const texts = useTexts()
  const { note_id, note_title, note_type, cover_type, cover_img, label, is_dianzan } = note
  const pictures = picturesOf(cover_img)
  const { reads, likes, day } = noteFigures(note)
  const several = cover_type === 1 && pictures.length > 1
  return (
    <Tap
      className={`${grid.card} t-note ${className}`}
      role="link"
      onClick={() => void open(routes.noteDetail, { note_id })}
    >
      <View className={`${grid.picture} ${styles.cover}`}>
        <Image src={pictures[0]} width={343} fluid eager={eager} />
        {several && (
          <View className={styles.several}>
            <Icon name="picture" size={24} />
            {texts.pictures(pictures.length)}
          </View>
        )}
      </View>
      <View className={grid.words}>
        <View className={`${grid.name} two-lines`}>{note_title}</View>
        {!hide.label && (
          <Tag look="line" className={styles.label}>
            {label || texts.types[note_type]}
          </Tag>
        )}
        <View className={styles.foot}>
          {!hide.time && day && <View className={styles.day}>{day}</View>}
          {!hide.reads && reads !== undefined && (
            <Figure icon="eye" count={texts.count(reads)} label={texts.reads(texts.count(reads))} />
          )}
          {!hide.likes && likes !== undefined && (
            <Figure
              icon={is_dianzan ? 'heart-on' : 'heart'}
              count={texts.count(likes)}
              label={texts.likes(texts.count(likes))}
            />
          )}
        </View>
      </View>
    </Tap>
  )
})

const Figure = ({ icon, count, label }: { icon: IconName; count: string; label: string }) => (
  <View className={styles.figure} aria-label={label}>
    <Icon name={icon} size={26} />
    {count}
  </View>
)
