import { useLater } from '@/ui/useLater'

const load = () => import('./GoBrowsing')

/** A page whose addon is off leads on to the shop; what draws it is not fetched before. */
export function NotOffered() {
  const way = useLater(load)
  return way ? <way.GoBrowsing /> : null
}
