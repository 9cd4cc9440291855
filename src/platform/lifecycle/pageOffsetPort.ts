export interface PageOffset {
  /** css px that the page is scrolled to when it appears */
  start: number
  note(top: number): void
}
