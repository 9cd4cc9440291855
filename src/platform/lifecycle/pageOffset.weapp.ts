import type { PageOffset } from './pageOffsetPort'

/** The mini-program keeps the place of every page by itself. */
export const usePageOffset = (_offset: PageOffset | undefined): void => undefined
