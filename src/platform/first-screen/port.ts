export interface FirstScreenPort {
  /** The app shows the page now: what the server had drawn of it may go (src/first-screen/cover.ts). */
  drawn(): void
}
