import { useState } from 'react'
import { album } from '@/platform/album/album'
import { host } from '@/platform/host/host'
import { toast } from '@/session/toast'
import { askToAllow } from '@/ui/askToAllow'
import { useTexts } from './texts'

/** Puts a poster into the album; who has kept us out of it before is led to the settings. */
export function useSaving(): { saving: boolean; save(url: string): Promise<void> } {
  const texts = useTexts()
  const [saving, setSaving] = useState(false)
  const name = 'poster.png'

  async function attempt(url: string): Promise<void> {
    const outcome = await album.save(url, name)
    if (outcome === 'saved') return toast(host.appType === 'weapp' ? texts.saved : texts.downloaded)
    if (outcome === 'byHand') return toast(texts.hold)
    if (outcome === 'failed') return toast(texts.failed)
    if (outcome === 'cancelled') return
    const isAllowed = await askToAllow('album', {
      title: texts.refusedTitle,
      content: texts.refused,
      confirm: texts.settings,
      cancel: texts.later,
    })
    if (isAllowed) await attempt(url)
  }
  return {
    saving,
    async save(url) {
      setSaving(true)
      try {
        await attempt(url)
      } finally {
        setSaving(false)
      }
    },
  }
}
