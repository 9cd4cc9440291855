import { useEffect, useState, type ComponentType } from 'react'

/** A page whose addon is off leads on to the shop; what draws it is not fetched before. */
export function NotOffered() {
  const [Shown, show] = useState<ComponentType>()
  useEffect(() => {
    import('./GoBrowsing').then(({ GoBrowsing }) => show(() => GoBrowsing)).catch(() => undefined)
  }, [])
  return Shown ? <Shown /> : null
}
