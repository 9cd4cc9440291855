import { clipboard } from '@/platform/clipboard/clipboard'
import { toast } from '@/session/toast'
import styles from './CopyButton.module.scss'
import { useCopyTexts } from './copyTexts'
import { Icon } from './Icon'
import { Tap } from './Tap'

interface CopyButtonProps {
  text: string
  /** what is copied, for who hears the page */
  label?: string
  /** the second part of a handle of its own, `t-copy-<name>` */
  name?: string
  /** m: with its picture, where copying is what one came for */
  size?: 's' | 'm'
  className?: string
}

/** Beside a number, an address, a code: puts it on the clipboard. */
export function CopyButton({ text, label, name, size = 's', className = '' }: CopyButtonProps) {
  const texts = useCopyTexts()
  const copy = async () => {
    if (await clipboard.copy(text)) toast(texts.copied)
  }
  return (
    <Tap
      className={`${styles.copy} ${styles[size]} ${className} t-copy ${name ? `t-copy-${name}` : ''}`}
      {...(label && { label: `${texts.copy} ${label}` })}
      onClick={() => void copy()}
    >
      {size === 'm' && <Icon name="copy" size={28} />}
      {texts.copy}
    </Tap>
  )
}
