/** Attributes of a DOM element, as React takes them. */
export type Attributes = Record<string, unknown>

export function addClass(out: Attributes, name: string): void {
  out.className = out.className ? `${name} ${String(out.className)}` : name
}
