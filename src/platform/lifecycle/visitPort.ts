/** What is known of a page after the app around it was loaded anew. */
export interface VisitPort {
  /** Name of the history entry shown: the same after a reload and on the way back to it; '' where there is no history. */
  name(): string
  /** Text kept as long as the window lives; '' when there is none, or when the window was opened anew. */
  kept(key: string): string
  keep(key: string, text: string): void
  /** The app was loaded by a way back or forward in the browser's history, and this is the page it came to. */
  returned(): boolean
  /** The app is about to be unloaded. */
  onLeave(listen: () => void): void
}
