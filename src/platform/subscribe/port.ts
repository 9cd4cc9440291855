export interface SubscribePort {
  /** Asks for consent to messages; true when at least one template was accepted. Must run inside a tap. */
  ask(templateIds: readonly string[]): Promise<boolean>
}
