import type { ComponentType, ReactNode } from 'react'

/** What WeChat gives for the mobile: a code, or sealed data on older phones. The server opens either. */
export interface PhoneGiven {
  code?: string
  iv?: string
  encryptedData?: string
}

export interface PhoneButtonProps {
  children: ReactNode
  className?: string
  /** read out */
  label?: string
  onPhone: (given: PhoneGiven) => void
  /** The shopper said no, or the mall has used up what WeChat allows: a text message is the other way. */
  onNone: (why: 'refused' | 'noQuota') => void
}

export interface PhonePort {
  /** whether this platform can tell the mobile at all */
  readonly offered: boolean
  Button: ComponentType<PhoneButtonProps>
}
