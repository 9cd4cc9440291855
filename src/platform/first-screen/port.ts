export interface FirstScreenPort {
  /** The app shows the page now: what the server had drawn of it may go (server/src/startPage/cover.ts). */
  drawn(): void
}
