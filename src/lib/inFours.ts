/** 123456789012 -> 1234 5678 9012, as it is read aloud. */
export const inFours = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')
