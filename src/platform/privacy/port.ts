import type { ComponentType, ReactNode } from 'react'

export interface PrivacyAnswer {
  /** `buttonId`: id of the button with openType agreePrivacyAuthorization that was tapped */
  agree(buttonId: string): void
  disagree(): void
}

export interface AgreeButtonProps {
  /** told to the platform with the answer */
  id: string
  children: ReactNode
  className?: string
  onAgree: () => void
}

export interface PrivacyPort {
  /** The only button whose tap the platform takes for consent. */
  AgreeButton: ComponentType<AgreeButtonProps>
  /** Called when the platform holds an action back until the shopper has answered; several may wait at once. */
  onNeed(ask: (answer: PrivacyAnswer) => void): void
  /** Shows the platform's own page of what happens with personal data; false where there is none. */
  readPolicy(): Promise<boolean>
}
