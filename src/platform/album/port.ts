export type Saved =
  | 'saved'
  /** the platform lets nobody save for the shopper here: a long press on the picture does */
  | 'byHand'
  /** the shopper does not let the app into the album; the platform's settings change that (platform/settings) */
  | 'refused'
  | 'cancelled'
  | 'failed'

export interface AlbumPort {
  /** Puts a picture into the phone's album, or among a browser's downloads. */
  save(url: string, name: string): Promise<Saved>
}
