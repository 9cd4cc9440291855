// control and format characters: line breaks, zero widths, reversed writing
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu
const longest = 50

/** A name as it may be shown to strangers; '' when nothing is left. */
export const cleanNickname = (name = ''): string =>
  [...name.replace(invisible, '').replace(/\s+/g, ' ').trim()].slice(0, longest).join('')
