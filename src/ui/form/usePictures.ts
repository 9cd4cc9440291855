import { useEffect, useRef, useState } from 'react'
import type { UploadPath } from '@mall/contract/upload'
import { uploadPicture, type Uploading } from '@/api/upload'
import { picking } from '@/platform/picking/picking'
import { toast } from '@/session/toast'
import { useFormTexts } from './texts'

export interface Picture {
  key: number
  /** file of the phone; '' for one that was sent in an earlier visit */
  local: string
  /** pic_path; '' until it is sent */
  path: string
  state: 'sending' | 'sent' | 'failed'
  /** 0 to 1 */
  share: number
}

interface Options {
  value: readonly string[]
  onChange: (paths: string[]) => void
  path: UploadPath
  max: number
  onPending?: (count: number) => void
}

let keys = 0

/** Pictures that are chosen, sent, sent again and removed; `value` follows what is sent. */
export function usePictures({ value, onChange, path, max, onPending }: Options) {
  const texts = useFormTexts()
  const [items, setItems] = useState<Picture[]>(() =>
    value.map((one) => ({ key: ++keys, local: '', path: one, state: 'sent', share: 1 })),
  )
  // sendings end long after the render that began them
  const latest = useRef(items)
  const told = useRef({ onChange, onPending })
  told.current = { onChange, onPending }
  const running = useRef(new Map<number, Uploading>())
  const choosing = useRef(false)
  useEffect(() => () => running.current.forEach(({ abort }) => abort()), [])

  const show = (next: Picture[]) => {
    const sent = (list: Picture[]) => list.filter((one) => one.state === 'sent').map((one) => one.path)
    const [before, after] = [sent(latest.current), sent(next)]
    latest.current = next
    setItems(next)
    if (before.join() !== after.join()) told.current.onChange(after)
    told.current.onPending?.(next.length - after.length)
  }
  const change = (key: number, what: Partial<Picture>) =>
    show(latest.current.map((one) => (one.key === key ? { ...one, ...what } : one)))

  async function send({ key, local }: Picture): Promise<void> {
    const uploading = uploadPicture(local, path, { onProgress: (share) => change(key, { share }) })
    running.current.set(key, uploading)
    try {
      const sent = await uploading.path
      if (sent !== 'aborted') change(key, { state: 'sent', path: sent, share: 1 })
    } catch {
      // told already
      change(key, { state: 'failed' })
    } finally {
      running.current.delete(key)
    }
  }

  return {
    items,
    async add() {
      if (choosing.current) return
      choosing.current = true
      try {
        const files = await picking.choose(max - latest.current.length)
        if (files === 'cancelled') return
        const added = files.map((local): Picture => ({ key: ++keys, local, path: '', state: 'sending', share: 0 }))
        show([...latest.current, ...added])
        added.forEach((one) => void send(one))
      } catch {
        toast(texts.unreadable)
      } finally {
        choosing.current = false
      }
    },
    retry(picture: Picture) {
      change(picture.key, { state: 'sending', share: 0 })
      void send(picture)
    },
    remove({ key }: Picture) {
      running.current.get(key)?.abort()
      show(latest.current.filter((one) => one.key !== key))
    },
  }
}
