import { createContext } from 'react'

/** Colour that a page lays under its first blocks; undefined without one. */
export const PageTop = createContext<string | undefined>(undefined)
