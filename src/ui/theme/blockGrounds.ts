/** Grounds that an operator chooses by name, light enough for the text of the light scheme. */
const grounds: Partial<Record<string, string>> = {
  blue: '#e9f2ff',
  yellow: '#fff5db',
  violet: '#f3ecff',
  red: '#ffeceb',
}

/** '' = none was chosen; a name that is not known is as the first. */
export const groundNamed = (name = ''): string | undefined => name && (grounds[name] ?? grounds.blue)
