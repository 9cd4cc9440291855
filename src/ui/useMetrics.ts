import { useEffect, useState } from 'react'
import { appearance } from '@/platform/appearance/appearance'
import type { Metrics } from '@/platform/appearance/port'

/** Measures of the device in css px; again after the window changed. */
export function useMetrics(): Metrics {
  const [metrics, setMetrics] = useState(appearance.metrics)
  useEffect(() => appearance.onResize(() => setMetrics(appearance.metrics())), [])
  return metrics
}
