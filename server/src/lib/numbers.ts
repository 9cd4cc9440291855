const shanghai = 8 * 3600

/** Order and bill numbers: the day in Shanghai and the row's id, 24 digits. */
export function numberFor(id: number, at: number): string {
  const day = new Date((at + shanghai) * 1000).toISOString().slice(0, 10).replaceAll('-', '')
  return day + String(id).padStart(16, '0')
}
