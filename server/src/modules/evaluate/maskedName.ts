/** A name of which only the first and the last character are told, however long it is: 林晓雨 -> 林***雨. */
export function maskedName(name: string): string {
  const letters = [...name.trim()]
  const [first = '', last = ''] = [letters[0], letters[letters.length - 1]]
  return letters.length > 1 ? `${first}***${last}` : `${first}***`
}
