export interface PrivacyAnswer {
  /** `buttonId`: id of the button with openType agreePrivacyAuthorization that was tapped */
  agree(buttonId: string): void
  disagree(): void
}

export interface PrivacyPort {
  /** Called when the platform holds an action back until the shopper has answered; several may wait at once. */
  onNeed(ask: (answer: PrivacyAnswer) => void): void
}
