import { SkeletonBlock } from '@/ui/Skeleton'
import { Column } from '@/ui/Column'

/** The shape of a game. */
export const Waiting = () => (
  <Column>
    <SkeletonBlock height={860} />
    <SkeletonBlock height={160} />
    <SkeletonBlock height={300} />
  </Column>
)
