import { Snackbar } from '@/ui/Snackbar'
import { useTexts } from './texts'
import type { Undo } from './useUndo'

/** Says what was deleted, with the way back. */
export function UndoBar({ of }: { of: Pick<Undo<unknown>, 'undoable' | 'undo'> }) {
  const texts = useTexts()
  const { length } = of.undoable
  return (
    <Snackbar
      open={length > 0}
      text={texts.removed(length)}
      action={texts.undo}
      className="t-undo"
      onAction={of.undo}
    />
  )
}
