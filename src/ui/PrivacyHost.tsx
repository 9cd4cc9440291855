import { useEffect, useState, type ComponentType } from 'react'
import { usePrivacyNeeded } from '@/session/privacy'

/** In every Screen: the question is fetched when the platform first holds something back, which browsers never do. */
export function PrivacyHost() {
  const needed = usePrivacyNeeded()
  const [Question, setQuestion] = useState<ComponentType>()
  useEffect(() => {
    if (needed) void import('./PrivacyQuestion').then((chunk) => setQuestion(() => chunk.PrivacyQuestion))
  }, [needed])
  return Question ? <Question /> : null
}
