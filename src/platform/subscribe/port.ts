export interface SubscribePort {
  /** whether this platform knows such consent at all; templates are fetched only where it does */
  readonly asks: boolean
  /** Asks for consent to messages; true when at least one template was accepted. Must run inside a tap. */
  ask(templateIds: readonly string[]): Promise<boolean>
}
