export interface StartDataPort {
  /** JSON that the server laid into the page; '' without any */
  read(): string
}
