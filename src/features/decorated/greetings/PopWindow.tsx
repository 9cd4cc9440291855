import { useState } from 'react'
import { View } from '@tarojs/components'
import type { DiyGlobal } from '@mall/contract/diyComponents'
import { Linked } from '@/domain/link/Linked'
import { useOverlay } from '@/platform/overlay/useOverlay'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { Overlay } from '@/ui/Overlay'
import { Tap } from '@/ui/Tap'
import { useUiTexts } from '@/ui/texts'
import { px } from '@/ui/theme/size'
import { usePresence } from '@/ui/usePresence'
import styles from './greetings.module.scss'
import { isFirst } from './seen'
import { useTexts } from './texts'

interface PopWindowProps {
  popWindow: NonNullable<DiyGlobal['popWindow']>
  page: string
}

/** design px that leave something of the page to be seen */
const widest = 600
const highest = 860

/** A picture over the page: at every visit (-1), or only at the first one of this page with this picture. */
export function PopWindow({ popWindow: { imageUrl, count, link, imgWidth, imgHeight }, page }: PopWindowProps) {
  const texts = useTexts()
  const { close: closeWord } = useUiTexts()
  const [open, setOpen] = useState(() => Number(count) === -1 || isFirst(`${page}/${imageUrl}`))
  const presence = usePresence(open, 160)
  const close = () => setOpen(false)
  const box = useOverlay(presence === 'open', close)
  if (presence === 'gone') return null
  const ratio = (imgWidth || 1) / (imgHeight || 1)
  const width = Math.min(imgWidth || widest, widest, highest * ratio)
  return (
    <Overlay presence={presence} onClose={close} className="t-pop-window" maskClass="t-pop-mask">
      <View
        ref={box}
        className={styles.box}
        style={{ width: px(width) }}
        role="dialog"
        aria-modal="true"
        aria-label={texts.news}
      >
        <View onClick={close}>
          <Linked link={link}>
            <Image src={imageUrl} width={width} ratio={ratio} fluid fit="aspectFit" className={styles.picture} eager />
          </Linked>
        </View>
        <Tap className={`${styles.close} t-pop-close`} label={closeWord} onClick={close}>
          <Icon name="close" size={36} />
        </Tap>
      </View>
    </Overlay>
  )
}
