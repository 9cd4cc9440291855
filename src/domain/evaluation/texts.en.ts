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
  noWords: 'No words with this review',
}
