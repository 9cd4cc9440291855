import type { FunctionComponent, PropsWithChildren, RefObject } from 'react'

/**
 * While `open`: the page behind does not scroll, focus stays inside the node the ref is put on and goes back afterwards,
 * Escape and the way back close. A sheet in the mini-program needs the last alone: its mask catches the moves.
 */
export type UseOverlay = (open: boolean, onClose: () => void) => RefObject<never>

/**
 * A finger pulls a sheet at the bottom edge down and closes it. On H5 the sheet follows it, from wherever nothing is scrolled;
 * the answer goes onto its head, where the mini-program looks for a pull's end.
 */
export type UseSheetPull = (
  box: RefObject<never>,
  open: boolean,
  onClose: () => void,
) => { onTouchStart?: (event: object) => void; onTouchEnd?: (event: object) => void }

/** The shopper's way back: the browser's button, Android's, a swipe from the edge. */
export interface WayBackPort {
  /** Stands around the content of every page that has something to close. */
  Scope: FunctionComponent<PropsWithChildren>
  /** While `wanted`, the way back calls `instead` and leaves the page alone; of several the last one wanted is called. */
  useWayBack(wanted: boolean, instead: () => void): void
}
