import { useEffect, useRef, useState } from 'react'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { UploadFailure, uploadFace, type Uploading } from '@/api/upload'
import { picking } from '@/platform/picking/picking'
import type { Size, Source } from '@/platform/picking/port'
import { back, openAddress } from '@/navigation/open'
import { toast } from '@/session/toast'
import { squareOf, start, type Placing } from './crop'
import { useTexts } from './texts'

/** Side of a face in px: the largest variant of an upload. */
const side = 800

interface Chosen {
  file: string
  size: Size
}

/** From the choice to the new face: cut, sent, kept. */
export function useFace(target: string | undefined) {
  const texts = useTexts()
  const [chosen, setChosen] = useState<Chosen>()
  const [placing, setPlacing] = useState<Placing>(start)
  /** 0 to 1 while it is sent */
  const [share, setShare] = useState<number>()

  // who leaves meanwhile keeps the old face, and is not led away from where they are
  const uploading = useRef<Uploading>()
  useEffect(() => () => uploading.current?.abort(), [])

  async function send(file: string): Promise<void> {
    setShare(0)
    try {
      uploading.current = uploadFace(file, { onProgress: setShare })
      const path = await uploading.current.path
      if (path === 'aborted') return
      await call('/api/member/modifyheadimg', { headimg: path })
      toast(texts.saved)
      if (!(await openAddress(target, { replace: true }))) await back()
    } catch (failure) {
      // both have told the shopper
      if (!(failure instanceof CallFailure || failure instanceof UploadFailure)) throw failure
    } finally {
      setShare(undefined)
    }
  }
  /** What cannot be read is told; everything else goes on. */
  async function reading(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch {
      toast(texts.unreadable)
    }
  }
  const cut = async ({ file, size }: Chosen, by: Placing) => {
    const square = await picking.cut(file, squareOf(size, by), side)
    if (square !== 'cancelled') await send(square)
  }
  return {
    chosen,
    placing,
    setPlacing,
    share,
    choose: (from: Source) =>
      reading(async () => {
        const files = await picking.choose(1, from)
        const file = files === 'cancelled' ? undefined : files[0]
        if (!file) return
        const next = { file, size: await picking.size(file) }
        if (picking.cutsItself) return cut(next, start)
        setPlacing(start)
        setChosen(next)
      }),
    confirm: () => reading(async () => (chosen ? cut(chosen, placing) : undefined)),
    drop: () => setChosen(undefined),
    /** WeChat's own button has cut it already. */
    take: (address: string) => reading(async () => send(await picking.avatarFile(address))),
  }
}
