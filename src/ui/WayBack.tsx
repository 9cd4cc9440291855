import { useState } from 'react'
import { wayBack } from '@/platform/overlay/wayBack'

/** While it stands, the shopper's way back runs `run`, which may ask; who stays is asked again the next time. */
export function WayBack({ run }: { run: () => Promise<void> }) {
  const [runs, setRuns] = useState(false)
  wayBack.useWayBack(!runs, () => {
    setRuns(true)
    void run().finally(() => setRuns(false))
  })
  return null
}
