export type Saved =
  | 'saved'
  /** the platform lets nobody save for the shopper here: a long press on the picture does */
  | 'byHand'
  /** the shopper does not let the app into the album; `askAgain` leads to the platform's settings */
  | 'refused'
  | 'cancelled'
  | 'failed'

export interface AlbumPort {
  /** Puts a picture into the phone's album, or among a browser's downloads. */
  save(url: string, name: string): Promise<Saved>
  /** After `refused`: true when the shopper has let the app in. Only after a tap. */
  askAgain(): Promise<boolean>
}
