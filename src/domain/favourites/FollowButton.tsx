import { Button } from '@/ui/Button'
import { useTexts } from './texts'
import { useFollow } from './useFollow'
import type { Followed } from './useFollowed'

/** Follows a shop, or follows it no more; a guest logs in first. */
export function FollowButton({ siteId, among }: { siteId: number; among?: Followed }) {
  const texts = useTexts()
  const { on, toggle } = useFollow(siteId, among)
  return (
    <Button
      className="t-follow"
      size="small"
      kind="secondary"
      icon={on ? 'check' : 'plus'}
      onClick={() => void toggle()}
    >
      {on ? texts.following : texts.follow}
    </Button>
  )
}
