import type { RefObject } from 'react'

/**
 * While `open`: the page behind does not scroll, focus stays inside the node the ref is put on and goes back afterwards,
 * Escape and the way back close. A sheet in the mini-program needs none of it: its mask catches the moves.
 */
export type UseOverlay = (open: boolean, onClose: () => void) => RefObject<never>
