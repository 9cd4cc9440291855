import { openOverlay } from './overlays'
import type { Screen } from './screen'
import type { ActionSheetOptions, ModalAnswer, ModalOptions } from './types'

export interface Dialogs {
  modal(options: ModalOptions): Promise<ModalAnswer>
  actionSheet(options: ActionSheetOptions): Promise<{ tapIndex: number }>
  /** Touches a button of the newest modal. */
  touchModal(confirm: boolean): void
}

const confirmColor = '#576b95'

export function createDialogs(screen: Screen): Dialogs {
  const { make } = screen
  const touchable: { confirm(): void; cancel?: () => void }[] = []

  return {
    modal(options) {
      const { title = '', content = '', showCancel = true, editable = false, placeholderText = '' } = options
      const text = make('textarea', {
        attributes: { placeholder: placeholderText, 'aria-label': placeholderText || title },
      })
      text.value = content
      const answered = (confirm: boolean): ModalAnswer => ({
        confirm,
        cancel: !confirm,
        content: editable && confirm ? text.value : null,
      })
      const choice = (name: string, words: string, color: string, tap: () => void) =>
        make('button', { class: `sim-modal-${name}`, style: { color }, tap }, words)
      const overlay = openOverlay<ModalAnswer>(screen, 'sim-dim', (answer) =>
        make(
          'div',
          { class: 'sim-modal', attributes: { role: 'dialog', 'aria-modal': 'true', 'aria-label': title || content } },
          title !== '' && make('h2', '', title),
          editable ? text : content !== '' && make('p', '', content),
          make(
            'div',
            'sim-choices',
            showCancel &&
              choice('cancel', options.cancelText ?? '取消', options.cancelColor ?? '', () => answer(answered(false))),
            choice('confirm', options.confirmText ?? '确定', options.confirmColor ?? confirmColor, () =>
              answer(answered(true)),
            ),
          ),
        ),
      )
      const touch = {
        confirm: () => overlay.answer(answered(true)),
        cancel: showCancel ? () => overlay.answer(answered(false)) : undefined,
      }
      touchable.push(touch)
      return overlay.done.finally(() => touchable.splice(touchable.indexOf(touch), 1))
    },
    async actionSheet({ itemList, itemColor = '', alertText = '' }) {
      const none = -1
      const overlay = openOverlay<number>(
        screen,
        'sim-dim sim-low',
        (answer) =>
          make(
            'div',
            { class: 'sim-sheet', attributes: { role: 'menu' } },
            alertText !== '' && make('div', 'sim-alert', alertText),
            ...itemList.map((words, index) =>
              make('button', { class: 'sim-item', style: { color: itemColor }, tap: () => answer(index) }, words),
            ),
            make('button', { class: 'sim-item sim-last', tap: () => answer(none) }, '取消'),
          ),
        () => none,
      )
      const tapIndex = await overlay.done
      if (tapIndex === none) throw new Error('cancel')
      return { tapIndex }
    },
    touchModal(confirm) {
      const touch = touchable[touchable.length - 1]
      if (!touch) throw new Error('no modal is open')
      if (confirm) touch.confirm()
      else if (touch.cancel) touch.cancel()
      else throw new Error('the modal has no cancel button')
    },
  }
}
