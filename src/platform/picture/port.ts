export interface PicturePort {
  /**
   * Whether pictures tell when they are loaded, so that they can fade in. Not in the mini-program: every answer would be
   * an update of the page (20 a second are allowed).
   */
  readonly tellsLoad: boolean
}
