import { Button } from './Button'
import { useUiTexts } from './texts'

/** @param wait why it cannot be pressed yet */
export function Retry({ onRetry, wait }: { onRetry: () => void; wait?: string | false }) {
  const texts = useUiTexts()
  return (
    <Button kind="secondary" icon="refresh" className="t-retry" disabled={!!wait} onClick={onRetry}>
      {wait || texts.retry}
    </Button>
  )
}
