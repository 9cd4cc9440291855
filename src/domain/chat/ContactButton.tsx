import type { PropsWithChildren } from 'react'
import { contact as platform } from '@/platform/contact/contact'
import { Button, type ButtonProps } from '@/ui/Button'
import { Tap } from '@/ui/Tap'
import { useTexts } from './texts'
import { useContact, type About } from './useContact'

interface ContactProps {
  /** 0 = the platform; nothing is drawn while it is not known */
  siteId: number | undefined
  about?: About
  className?: string
}

interface ContactButtonProps extends ContactProps, Pick<ButtonProps, 'kind' | 'size' | 'block' | 'icon'> {}

/** Leads to who answers for a site, whichever way it has chosen; draws nothing where nobody does. */
export function ContactButton(props: PropsWithChildren<ContactButtonProps>) {
  const { siteId, about, className = '', children, ...look } = props
  const texts = useTexts()
  const contact = useContact(siteId)
  if (!contact) return null
  return (
    <Button
      {...look}
      className={`${className} t-contact`}
      openType={contact.way.kind === 'native' ? 'contact' : undefined}
      onClick={() => contact.begin(about)}
    >
      {children ?? texts.contact}
    </Button>
  )
}

/** The same for an area that looks otherwise than a button; its words say what it is for. */
export function ContactArea({ siteId, about, className = '', children }: PropsWithChildren<ContactProps>) {
  const texts = useTexts()
  const contact = useContact(siteId)
  if (!contact) return null
  const handle = `${className} t-contact`
  return contact.way.kind === 'native' ? (
    <platform.Area className={handle} label={texts.short}>
      {children}
    </platform.Area>
  ) : (
    <Tap className={handle} onClick={() => contact.begin(about)}>
      {children}
    </Tap>
  )
}
