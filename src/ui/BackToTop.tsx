import { useState } from 'react'
import { scrollPageTo, usePageScroll } from '@/platform/lifecycle/lifecycle'
import styles from './BackToTop.module.scss'
import { Icon } from './Icon'
import { Tap } from './Tap'
import { useUiTexts } from './texts'

/** css px of scrolling (specification section 2) */
const from = 1000

/** Appears after 1000 units of scrolling; its state changes only when that line is crossed. */
export function BackToTop({ raised }: { raised?: boolean }) {
  const texts = useUiTexts()
  const [far, setFar] = useState(false)
  usePageScroll(({ scrollTop }) => setFar(scrollTop > from))
  if (!far) return null
  return (
    <Tap
      className={`${styles.button} ${raised ? styles.raised : ''} t-to-top`}
      label={texts.toTop}
      onClick={() => scrollPageTo(0)}
    >
      <Icon name="top" size={44} />
    </Tap>
  )
}
