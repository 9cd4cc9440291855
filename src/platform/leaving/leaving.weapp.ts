import type { LeavingPort } from './port'

/** A mini-program is not loaded anew, and closing it keeps its pages: the way back alone asks (platform/overlay/wayBack). */
export const leaving: LeavingPort = { guard: () => undefined }
