export default {
  title: 'Growth rules',
  levels: 'Member levels',
  start: 'On joining',
  from: (growth: number) => `${growth} growth`,
  tenths: (tenths: number) => `${Math.round((10 - tenths) * 10)}% off everything`,
  points: (times: string) => `${times}x points`,
  freeShipping: 'Free shipping',
  sends: (points: number) => `${points} points on reaching it`,
  none: 'No extra benefits',
  growth: 'Growth',
  point: 'Points',
  balance: 'Balance',
}
