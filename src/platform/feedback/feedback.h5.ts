import { backCloses } from '../overlay/wayBack.h5'
import './modal.scss'
import type { FeedbackPort } from './port'

function element(className: string, text = ''): HTMLElement {
  const node = document.createElement('div')
  node.className = className
  node.textContent = text
  return node
}

/** Plain elements instead of React: it must also stand when no page has been drawn or when drawing failed. */
export const feedback: FeedbackPort = {
  modal: ({ title, content, confirm, cancel }) =>
    new Promise((resolve) => {
      const before = document.activeElement
      const mask = element('mall-modal t-modal')
      const box = element('mall-modal-box')
      const buttons = element('mall-modal-buttons')
      const close = (confirmed: boolean) => {
        drop()
        mask.remove()
        if (before instanceof HTMLElement) before.focus()
        resolve(confirmed)
      }
      const drop = backCloses(() => close(false))
      const button = (name: string, text: string, confirmed: boolean) => {
        const node = document.createElement('button')
        node.className = `mall-modal-button ${name}`
        node.textContent = text
        node.onclick = () => close(confirmed)
        buttons.append(node)
      }
      box.setAttribute('role', 'alertdialog')
      box.setAttribute('aria-modal', 'true')
      box.setAttribute('aria-label', title)
      box.append(element('mall-modal-title', title), element('mall-modal-content', content), buttons)
      if (cancel !== undefined) button('t-modal-cancel', cancel, false)
      button('mall-modal-confirm t-modal-confirm', confirm, true)
      mask.append(box)
      // not a button: a ring around it before anybody has touched a key looks like a choice made
      box.tabIndex = -1
      const show = () => {
        // inside the shown page, where the theme's variables are set
        const roots = document.querySelectorAll('.mall')
        ;(roots[roots.length - 1] ?? document.body).append(mask)
        box.focus()
      }
      show()
      // the first page comes after it
      if (mask.parentElement === document.body)
        addEventListener('drawn', () => mask.isConnected && show(), { once: true })
    }),
}
