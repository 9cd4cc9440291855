type Child = Node | string

/** Makes an element; a key that begins with "on" is a listener, the others are attributes. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | boolean | ((event: Event) => void)> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (typeof value === 'boolean') element.toggleAttribute(name, value)
    else element.setAttribute(name, value)
  }
  element.append(...children)
  return element
}

export interface Column<Row> {
  head: string
  width?: string
  /** Figures stand to the right. */
  number?: boolean
  cell(row: Row): Child
}

export function table<Row>(rows: readonly Row[], columns: Column<Row>[], kind: (row: Row) => string): HTMLElement {
  const cells = columns.map(({ head, width = '', number }) =>
    el('th', { scope: 'col', class: number ? 'n' : '', style: width && `width:${width}` }, head),
  )
  const lines = rows.map((row) =>
    el(
      'tr',
      { class: kind(row) },
      ...columns.map(({ cell, number }) => el('td', { class: number ? 'n' : '' }, cell(row))),
    ),
  )
  return el('table', {}, el('thead', {}, el('tr', {}, ...cells)), el('tbody', {}, ...lines))
}
