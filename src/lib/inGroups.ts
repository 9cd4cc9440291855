/** [1, 2, 3, 4] by 3 -> [[1, 2, 3], [4]] */
export const inGroups = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size))
