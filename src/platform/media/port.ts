export interface Pictures {
  /** full addresses, in the order they are swiped through */
  urls: readonly string[]
  /** the one shown first */
  at: number
  /** names the viewer to a screen reader */
  label: string
}

export interface MediaPort {
  /** Shows pictures over the whole screen, one at a time; a tap puts them away. */
  preview(pictures: Pictures): void
}
