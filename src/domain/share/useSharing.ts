import { useSharer } from '@/api/sharer'
import { addressOf } from '@/navigation/address'
import { clipboard } from '@/platform/clipboard/clipboard'
import { useShareAppMessage } from '@/platform/lifecycle/lifecycle'
import { share } from '@/platform/share/share'
import { fileUrl, pageUrl } from '@/session/baseUrl'
import { toast } from '@/session/toast'
import type { Route } from '@/routes'
import { useTexts } from './texts'

export interface Shared {
  /** the card that a friend sees; `image` as the wire has it */
  card: { title: string; image: string; summary?: string }
  /** the page that is handed on, and what names it there */
  page: Route
  params: Record<string, string | number>
}

/** Hands a page on in the name of who is here. */
export function useSharing({ card, page, params }: Shared) {
  const texts = useTexts()
  const sharer = useSharer()
  const path = addressOf(page, { ...params, ...sharer })
  const link = pageUrl(path)
  const image = fileUrl(card.image)
  useShareAppMessage(() => ({ title: card.title, path, imageUrl: image }))
  const copy = async () => {
    if (await clipboard.copy(link)) toast(texts.linkCopied)
  }
  return {
    /** of the page's poster: a code has room for 32 characters */
    posterParams: { ...params, ...(sharer.source_member ? { suid: sharer.source_member } : {}) },
    copy,
    /** Through the platform's own sheet; the link is copied where it has none. */
    async offer() {
      if ((await share.offer({ ...card, image, path, link })) === 'unavailable') await copy()
    },
  }
}
