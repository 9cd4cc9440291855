import type { CartRow } from '@mall/contract/cart'
import { Snackbar } from '@/ui/Snackbar'
import { useTexts } from './texts'
import type { Cart } from './useCart'

/** For as long as a deletion can be taken back. */
export function UndoRemoval<R extends CartRow>({ cart }: { cart: Cart<R> }) {
  const texts = useTexts()
  const { undoable, moved, actions } = cart
  return (
    <Snackbar
      open={undoable.length > 0}
      text={(moved ? texts.moved : texts.removed)(undoable.length)}
      action={texts.undo}
      className="t-undo"
      onAction={actions.undo}
    />
  )
}
