/** [what happened, e.detail or anything else], read by the tests. */
export type Note = [name: string, detail: unknown]

declare global {
  interface Window {
    notes: Note[]
  }
}
window.notes = []

export function note(name: string, detail?: unknown): void {
  window.notes.push([name, detail === undefined ? null : JSON.parse(JSON.stringify(detail))])
}

/** A handler that notes its name and detail. */
export const noting = (name: string) => (event: { detail: unknown }) => note(name, event.detail)
