import { inThousands } from '@/lib/shortCount'

export default {
  anonymous: 'Anonymous',
  scores: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  newest: 'Newest review',
  all: 'All reviews',
  reply: 'Reply from the shop',
  picture: (at: number, count: number) => `Open review picture ${at} of ${count}`,
  pictures: 'Review pictures',
  again: (days: number) =>
    days <= 0 ? 'Added the same day' : days === 1 ? 'Added a day later' : `Added ${days} days later`,
  kinds: { all: 'All', pictured: 'With photos', good: 'Good', medium: 'Fair', bad: 'Poor' },
  counted: (kind: string, count: number) => `${kind} ${inThousands(count)}`,
  noWords: 'No words with this review',
}
