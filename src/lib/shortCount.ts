/** 12345 -> 1.2 万 */
export const inTenThousands = (count: number): string =>
  count >= 10_000 ? `${(count / 10_000).toFixed(1)} 万` : String(count)

/** 12345 -> 1.2 万人看过 */
export const peopleInTenThousands = (count: number, what: string): string =>
  `${inTenThousands(count)} ${what}`.replace('万 ', '万')

/** 12345 -> 12.3k */
export const inThousands = (count: number): string => (count >= 1000 ? `${(count / 1000).toFixed(1)}k` : String(count))
