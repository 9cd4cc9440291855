import type { ActionSheetOptions, ModalOptions, ToastOptions } from '../chrome/chrome'
import { elementOf, findNodes } from '../glass'
import { shownPage, type Sim } from '../sim'
import type { Area } from './define'
import { allow, need } from './needs'

/** Chinese letters count two. */
const longestButton = 8
const longestList = 6
const lengthOf = (text: string): number => text.replace(/[^ -ÿ]/g, '**').length

/** Dialogs, toasts, and the scroll of the page. */
export function feedbackArea(sim: Sim): Area {
  const { window } = sim
  return {
    async: {
      showToast(options: ToastOptions) {
        need(options, { title: 'String' })
        sim.chrome.toast(options)
      },
      hideToast: () => sim.chrome.hideToast(),
      showLoading(options: { title: string; mask?: boolean }) {
        need(options, { title: 'String' })
        sim.chrome.loading(options)
      },
      hideLoading() {
        if (!sim.chrome.hideLoading()) throw new Error("hideLoading:fail:toast can't be found")
      },
      showModal(options: ModalOptions) {
        allow(options, { title: 'String', content: 'String', confirmText: 'String', cancelText: 'String' })
        for (const name of ['confirmText', 'cancelText'] as const)
          if (lengthOf(options[name] ?? '') > longestButton)
            throw new Error(`${name} length should not larger than 4 Chinese characters`)
        return sim.chrome.modal(options)
      },
      showActionSheet(options: ActionSheetOptions) {
        need(options, { itemList: 'Array' })
        if (options.itemList.length > longestList)
          throw new Error(`parameter error: itemList should not have more than ${longestList} items`)
        return sim.chrome.actionSheet(options)
      },
      pageScrollTo(options: { scrollTop?: number; selector?: string; offsetTop?: number }) {
        const page = shownPage(sim)
        if (!page) throw new Error('no page is open')
        const { documentElement } = page.document
        let { scrollTop } = options
        if (scrollTop === undefined && options.selector !== undefined) {
          const [found] = findNodes(page.instance, options.selector)
          if (!found) throw new Error(`select node "${options.selector}" not found`)
          scrollTop =
            elementOf(found).getBoundingClientRect().top + documentElement.scrollTop + (options.offsetTop ?? 0)
        }
        if (typeof scrollTop !== 'number') need(options, { scrollTop: 'Number' })
        documentElement.scrollTop = scrollTop ?? 0
        // the page's own handler hears of it before `success` does
        return new Promise((resolve) => window.setTimeout(() => resolve({}), 0))
      },
      startPullDownRefresh: () => sim.chrome.startPullDownRefresh(),
      stopPullDownRefresh: () => sim.chrome.stopPullDownRefresh(),
      hideKeyboard() {
        const { activeElement } = shownPage(sim)?.document ?? {}
        if (!activeElement || !('blur' in activeElement)) throw new Error("input isn't focused")
        ;(activeElement as HTMLElement).blur()
      },
    },
  }
}
