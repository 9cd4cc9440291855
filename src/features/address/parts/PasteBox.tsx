import { useState } from 'react'
import { Textarea, View } from '@tarojs/components'
import { CallFailure } from '@/api/CallFailure'
import { toast } from '@/session/toast'
import { Button } from '@/ui/Button'
import { CellGroup } from '@/ui/Cell'
import styles from '../address.module.scss'
import type { AddressValues } from '../addressValues'
import { readPerson } from '../paste/readPerson'
import { readPlace } from '../paste/readPlace'
import { regions } from '../regions'
import { useTexts } from '../texts'

/** Takes an address as it was copied from a message, and fills the form with what it finds. */
export function PasteBox({ onRead }: { onRead: (found: Partial<AddressValues>) => void }) {
  const texts = useTexts()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const read = async () => {
    const { name, mobile, telephone, rest } = readPerson(text)
    setBusy(true)
    try {
      const place = await readPlace(rest, regions)
      const [ids, names] = [place.regions.map((one) => one.id), place.regions.map((one) => one.name)]
      const found: Partial<AddressValues> = {
        ...(name && { name }),
        ...(mobile && { mobile }),
        ...(telephone && { telephone }),
        ...(place.street && { address: place.street }),
        ...(ids.length > 0 && { ids, names, complete: ids.length === 3 }),
      }
      if (Object.keys(found).length === 0) return toast(texts.nothingRead)
      onRead(found)
      setText('')
      toast(found.complete && name && mobile ? texts.allRead : texts.partRead)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    } finally {
      setBusy(false)
    }
  }
  return (
    <CellGroup className={styles.paste}>
      <Textarea
        className={`${styles.pasted} t-paste`}
        value={text}
        placeholder={texts.pasteHint}
        placeholderClass={styles.unset}
        maxlength={500}
        ariaLabel={texts.paste}
        onInput={(event) => setText(event.detail.value)}
      />
      <View className={styles.pasteFoot}>
        <View className={styles.pasteNote}>{texts.pasteNote}</View>
        <Button
          size="small"
          kind="secondary"
          className="t-read-paste"
          loading={busy}
          disabled={text.trim() === ''}
          onClick={() => void read()}
        >
          {texts.read}
        </Button>
      </View>
    </CellGroup>
  )
}
