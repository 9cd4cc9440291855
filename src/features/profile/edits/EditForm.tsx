import type { PropsWithChildren, ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import { CellGroup } from '@/ui/Cell'
import styles from '../profile.module.scss'
import { useTexts } from '../texts'

interface EditFormProps {
  note?: ReactNode
  busy: boolean
  onSave: () => void
}

/** Fields on a card, a word about them, the button. */
export function EditForm({ note, busy, onSave, children }: PropsWithChildren<EditFormProps>) {
  const texts = useTexts()
  return (
    <>
      <CellGroup>{children}</CellGroup>
      {note && <View className={styles.note}>{note}</View>}
      <Button className={`${styles.save} t-save`} size="big" loading={busy} onClick={onSave}>
        {texts.save}
      </Button>
    </>
  )
}
