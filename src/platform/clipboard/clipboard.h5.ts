import type { ClipboardPort } from './port'

/** For WeChat's browser and pages without https, where navigator.clipboard is missing. */
function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea')
  box.value = text
  box.readOnly = true
  box.style.cssText = 'position:fixed;top:0;opacity:0'
  document.body.append(box)
  box.select()
  // iOS ignores select() on a read-only field
  box.setSelectionRange(0, text.length)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    box.remove()
  }
}

export const clipboard: ClipboardPort = {
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return copyBySelection(text)
    }
  },
}
