// Faults of a screen that a tool finds without looking at it. Runs in the browser, on the page that is shown.

/**
 * @typedef {{ kind: 'sideways' | 'outside' | 'cut' | 'hole' | 'shape' | 'words' | 'nameless' | 'small' | 'untranslated', what: string }} Fault
 */

/**
 * Self-contained: it is sent to the page as text.
 * @param {{ english: boolean, answers: string }} given `answers` = all text the server sent, which stays as it is
 * @returns {Fault[]}
 */
export function findFaults({ english, answers }) {
  /** @type {Fault[]} */
  const faults = []
  // the page is the whole window or a column in it
  const { left, right } = document.body.getBoundingClientRect()
  /** @param {Fault['kind']} kind @param {Element} node @param {string} [more] */
  const tell = (kind, node, more = '') => {
    const handle = [...node.classList].find((name) => name.startsWith('t-')) ?? node.className
    faults.push({
      kind,
      what: `${String(handle).slice(0, 60)} “${(node.textContent ?? '').trim().slice(0, 40)}” ${more}`,
    })
  }
  /** @param {Element} node */
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  /** @param {Element | null} node @returns {boolean} */
  const insideScroller = (node) => {
    for (let one = node; one && one !== document.body; one = one.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX)) return true
    return false
  }
  for (const page of [document.scrollingElement, ...document.querySelectorAll('.taro_page')])
    if (page && page.scrollWidth > page.clientWidth + 1)
      faults.push({ kind: 'sideways', what: `${page.scrollWidth} of ${page.clientWidth}` })

  /** @param {Element} node */
  const rects = (node) => [...node.querySelectorAll('img')].map((one) => one.getBoundingClientRect())
  /** Ground between pictures, CSS px: a gap is narrower. */
  const gap = 24
  for (const block of document.querySelectorAll('.t-pictures')) {
    if (!shown(block)) continue
    const box = block.getBoundingClientRect()
    const style = getComputedStyle(block)
    const pictures = rects(block)
    const isFree = (/** @type {number} */ x, /** @type {number} */ y) =>
      !pictures.some((one) => x < one.right && x + gap > one.left && y < one.bottom && y + gap > one.top)
    const end = box.right - Number.parseFloat(style.paddingRight) - gap
    for (let y = box.top; y <= box.bottom - gap; y += gap / 4)
      for (let x = box.left + Number.parseFloat(style.paddingLeft); x <= end; x += gap / 4)
        if (isFree(x, y)) {
          tell('hole', block, `at ${Math.round(x)},${Math.round(y)}`)
          // one is enough
          ;[x, y] = [Infinity, Infinity]
        }
  }
  for (const frame of document.querySelectorAll('.t-framed')) {
    const box = frame.getBoundingClientRect()
    const shape = box.width / box.height
    if (!shown(frame) || rects(frame).every((one) => Math.abs(one.width / one.height / shape - 1) <= 0.02)) continue
    tell('shape', frame, `${box.width}x${box.height}`)
  }

  for (const node of document.querySelectorAll('body *')) {
    if (!shown(node)) continue
    const own = [...node.childNodes].filter((one) => one.nodeType === 3 && one.textContent?.trim())
    const box = node.getBoundingClientRect()
    if (own.length && box.width > 0) {
      const text = own.map((one) => one.textContent).join('')
      const style = getComputedStyle(node)
      const clamped = style.textOverflow === 'ellipsis' || Number(style.webkitLineClamp) > 0
      if ((box.right > right + 1 || box.left < left - 1) && !insideScroller(node)) tell('outside', node)
      const hides = style.overflow !== 'visible' && !/auto|scroll/.test(style.overflow)
      if (hides && !clamped && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2))
        tell('cut', node, `${node.scrollWidth}x${node.scrollHeight} in ${node.clientWidth}x${node.clientHeight}`)
      if (/undefined|NaN|\[object|Invalid Date|\bnull\b/.test(text)) tell('words', node)
      if (english)
        for (const words of text.match(/[一-鿿][一-鿿，。、：！？]*/g) ?? [])
          if (!answers.includes(words)) tell('untranslated', node, words)
    }
    if (/^(button|link|tab|radio|checkbox|switch)$/.test(node.getAttribute('role') ?? '')) {
      const label =
        node.getAttribute('aria-label') || node.textContent?.trim() || node.querySelector('img[alt]:not([alt=""])')
      if (!label) tell('nameless', node)
      // WCAG 2.2 target size
      if (box.width > 0 && (box.width < 24 || box.height < 20)) tell('small', node, `${box.width}x${box.height}`)
    }
  }
  return faults
}
