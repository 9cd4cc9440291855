export type Source = 'camera' | 'album'

export interface Size {
  width: number
  height: number
}

/** In the pixels of the picture. */
export interface Square {
  x: number
  y: number
  side: number
}

/** Longest side of what is sent, in px: more is not shown anywhere. */
export const longestSide = 1600
/** of 1 */
export const jpegQuality = 0.85

/** Pictures of the phone. Files are addresses that an Image shows and the upload port sends. */
export interface PickingPort {
  /** At most `count` pictures, turned upright and compressed. Only within a tap; throws what cannot be read. */
  choose(count: number, from?: Source): Promise<string[] | 'cancelled'>
  size(file: string): Promise<Size>
  /** The platform has a page of its own on which a square is cut. */
  readonly cutsItself: boolean
  /** A square of at most `side` px; where the platform cuts itself, the shopper chooses it there. */
  cut(file: string, square: Square, side: number): Promise<string | 'cancelled'>
  /** A button with openType chooseAvatar offers the shopper's own face. */
  readonly offersAvatar: boolean
  /** What chooseAvatar gave, as a file that can be sent. */
  avatarFile(address: string): Promise<string>
}
